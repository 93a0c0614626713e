/**
 * The one field of the page whose label begins with these words.
 *
 * `getByLabelText` asks every control for its labels, and jsdom walks the page for each: half the time
 * of a test on a page with a chart.
 */
export function field(label: string): HTMLInputElement {
  const found = labelsOf(label)
  const control = found[0]?.control
  if (found.length !== 1 || !control)
    throw new Error(`Fields with the label ${label}: ${found.length}`)
  return control as HTMLInputElement
}

/** Whether the page has such a field. */
export function hasField(label: string): boolean {
  return labelsOf(label).length > 0
}

function labelsOf(label: string): readonly HTMLLabelElement[] {
  const labels = [...document.querySelectorAll('label')]
  return labels.filter(({ textContent }) => textContent.trim().startsWith(label))
}
