/** What the histories of a run have come through beside the model; a run that never gets there proves nothing about it. */
const SEEN = {
  thirdCapture: 'a third part captured',
  returnAfterSettlement: 'a part that came back after the settlement',
  secondApproval: 'a payment released by the second of two approvals',
  cutOff: 'a payment that its rail got after the cut-off, and that arrived a business day later',
} as const;
type Seen = keyof typeof SEEN;

export class Tally {
  private readonly counts: Record<Seen, number> = {
    thirdCapture: 0,
    returnAfterSettlement: 0,
    secondApproval: 0,
    cutOff: 0,
  };

  saw(what: Seen): void {
    this.counts[what] += 1;
  }

  /** What was never seen, in words. */
  missing(): string[] {
    return words.filter(([what]) => this.counts[what] === 0).map(([, said]) => said);
  }

  /** How often each was seen, in words. */
  toString(): string {
    return words.map(([what, said]) => `${this.counts[what]} × ${said}`).join(', ');
  }
}

const words = Object.entries(SEEN) as [Seen, string][];
