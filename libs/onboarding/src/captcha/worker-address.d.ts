/** The address of a worker's own bundle, as Vite builds it. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
