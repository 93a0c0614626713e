/** A birth after now: nothing is computed of it. */
export class BirthToCome extends RangeError {
  override readonly name = 'BirthToCome'
}
