/** An id for something new, made on the device. */
export function newId(): string {
  return crypto.randomUUID()
}
