/**
 * What the `<output aria-label="…">` of a test holds. It is asked without its role, since an open
 * dialog hides it from roles.
 */
export function outputText(label: string): string {
  const output = document.querySelector(`output[aria-label="${label}"]`)
  if (!output) throw new Error(`No output with the label ${label}`)
  return output.textContent
}
