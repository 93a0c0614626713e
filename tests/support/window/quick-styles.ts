type Compute = Window['getComputedStyle']

/** Those that elements inherit, with the value they have where nothing sets them. */
const INHERITED: Readonly<Record<string, string>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
  pointerEvents: 'auto',
}
/** Those whose `display` jsdom makes depend on more than the tag and `hidden`. */
const UNLIKE_THEIR_TAG =
  /^(?:dialog|details|summary|embed|input|col|colgroup|t(?:able|body|head|foot|r))$/
const QUICK = /display|visibility|pointer-events/

/**
 * Queries by role and clicks ask for `display`, `visibility` and `pointer-events` of an element and
 * of all above it, for each of which jsdom matches every rule of its own style sheet. This works
 * those three out from tags, attributes and `style`, and leaves the rest to jsdom.
 */
export function quickStyles(compute: Compute): Compute {
  const displays = new Map<string, string>()

  function displayOf(element: Element): string | undefined {
    if (UNLIKE_THEIR_TAG.test(element.localName) || element.hasAttribute('popover'))
      return undefined
    if (element.getAttribute('style')?.includes('display')) return undefined
    if (element.hasAttribute('hidden')) return 'none'
    const key = `${element.namespaceURI} ${element.localName}`
    const plain = () => document.createElementNS(element.namespaceURI, element.localName)
    const display = displays.get(key) ?? compute(plain()).display
    displays.set(key, display)
    return display
  }

  function quick(element: Element, name: unknown): string | undefined {
    if (name === 'display') return displayOf(element)
    const unset = INHERITED[String(name)]
    return unset !== undefined && isNowhereSet(element) ? unset : undefined
  }

  return (element, pseudo) => {
    if (pseudo || isSetBySheets(element.ownerDocument)) return compute(element, pseudo)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        const value = quick(element, name)
        if (value !== undefined) return value
        if (name === 'getPropertyValue') {
          return (property: string) =>
            quick(element, property) ?? compute(element).getPropertyValue(property)
        }
        const whole = compute(element)
        const held: unknown = Reflect.get(whole, name)
        return typeof held === 'function' ? held.bind(whole) : held
      },
    })
  }
}

/** jsdom's own sheet sets the inherited ones for hidden parts of tables and for nothing else. */
function isNowhereSet(element: Element): boolean {
  for (let above: Element | null = element; above; above = above.parentElement) {
    if (above.hasAttribute('hidden')) return false
    if (QUICK.test(above.getAttribute('style') ?? '')) return false
  }
  return true
}

function isSetBySheets({ styleSheets }: Document): boolean {
  return Array.from(styleSheets).some((sheet) =>
    Array.from(sheet.cssRules).some((rule) => QUICK.test(rule.cssText)),
  )
}
