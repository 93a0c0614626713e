const PROTOTYPES = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
].map(({ prototype }) => prototype)

/**
 * Queries by label, role and name ask for the labels of every field, for each of which jsdom walks
 * the whole document once, and again for each label there. This asks each label whose it is, and
 * leaves what is outside the document to jsdom; it returns a function that takes it back.
 */
export function quickLabels(): () => void {
  const takenBack = PROTOTYPES.map((prototype) => {
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels') ?? {}
    Object.defineProperty(prototype, 'labels', {
      ...own,
      get(this: HTMLElement) {
        const isHidden = this instanceof HTMLInputElement && this.type === 'hidden'
        return isHidden || !this.isConnected ? own.get?.call(this) : labelsOf(this)
      },
    })
    return () => Object.defineProperty(prototype, 'labels', own)
  })
  return () => {
    for (const takeBack of takenBack) takeBack()
  }
}

function labelsOf(field: HTMLElement): readonly HTMLLabelElement[] {
  const { ownerDocument: page, id } = field
  const isFirstOfId = id !== '' && page.getElementById(id) === field
  return Array.from(page.getElementsByTagName('label')).filter((label) =>
    label.hasAttribute('for')
      ? isFirstOfId && label.htmlFor === id
      : label.contains(field) && label.control === field,
  )
}
