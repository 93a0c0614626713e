/** A date that a place never had: its clocks were put on a whole day, as in Samoa on 30 December 2011. */
export class SkippedDate extends RangeError {
  override readonly name = 'SkippedDate'

  constructor(date: string, zone: string) {
    super(`Clocks in ${zone} skipped ${date}.`)
  }
}
