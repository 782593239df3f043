/** What is worked on, and for how long. */
export const PICTURE_LIMITS = {
  /** Of a photo that is redrawn before it is sent. Beyond this it is no photo. */
  bytes: 50_000_000,
  /** Of what is sent, wide and high. */
  sentPx: 4096,
  /** A worker that has not answered by then does not answer. The file goes as it is: no customer is kept waiting for good. */
  ms: 20_000,
} as const;
