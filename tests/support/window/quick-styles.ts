type Compute = Window['getComputedStyle']

/** The quick ones by the names scripts give them. */
const QUICK: Readonly<Record<string, string>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
  animationName: 'animation-name',
}
const NAMES = Object.values(QUICK)
const SET_BY_SHEETS = /display|visibility|pointer-events|animation/

/** The attributes that jsdom's own sheet makes `display` from. */
const SHAPING = ['type', 'open', 'hidden']
const PARTS_OF_TABLES = new Set(['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr'])
const INHERITED: Readonly<Record<string, string>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
}
const OF_ANOTHER = /inherit|initial|unset|revert|var\(/

/**
 * Queries by role, clicks and layers ask for `display`, `visibility`, `pointer-events` and
 * `animation-name`, for each of which jsdom matches every rule of its own style sheet. This works
 * those out from tags, attributes and `style`, and leaves the rest to jsdom.
 */
export function quickStyles(compute: Compute): Compute {
  const plainValues = new Map<string, string>()

  /** What an element has that only its tag and attributes shape, as jsdom says. */
  function plainValue(element: Element, name: string): string {
    const { namespaceURI, localName } = element
    const shape = SHAPING.map((attribute) => element.getAttribute(attribute))
    const key = JSON.stringify([name, namespaceURI, localName, shape])
    const known = plainValues.get(key)
    if (known !== undefined) return known
    const plain = document.createElementNS(namespaceURI, localName)
    for (const [at, attribute] of SHAPING.entries()) {
      const value = shape[at]
      if (typeof value === 'string') plain.setAttribute(attribute, value)
    }
    const value = compute(plain).getPropertyValue(name)
    plainValues.set(key, value)
    return value
  }

  function quick(element: Element, name: string): string | undefined {
    if (!NAMES.includes(name)) return undefined
    const unset = INHERITED[name]
    if (unset !== undefined) return inherited(element, name, unset)
    // `animation` sets the name as well.
    if (styleOf(element).includes(name.replace('-name', ''))) return undefined
    // Their `display` depends on more than tags and attributes.
    if (element.localName === 'summary' || element.hasAttribute('popover')) return undefined
    if (isCollapsed(element)) return undefined
    return plainValue(element, name)
  }

  return (element, pseudo) => {
    if (pseudo || isSetBySheets(element.ownerDocument)) return compute(element, pseudo)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        const value = quick(element, QUICK[String(name)] ?? '')
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

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

/** jsdom's own sheet collapses these, and sets nothing else that is inherited. */
const isCollapsed = (element: Element): boolean =>
  PARTS_OF_TABLES.has(element.localName) && element.hasAttribute('hidden')

/** The value of the nearest element that sets it; none where only jsdom can say. */
function inherited(element: Element, name: string, unset: string): string | undefined {
  for (let above: Element | null = element; above; above = above.parentElement) {
    if (isCollapsed(above)) return undefined
    if (!styleOf(above).includes(name)) continue
    const value = (above as HTMLElement).style.getPropertyValue(name)
    if (OF_ANOTHER.test(value)) return undefined
    if (value) return value
  }
  return unset
}

function isSetBySheets({ styleSheets }: Document): boolean {
  return Array.from(styleSheets).some((sheet) =>
    Array.from(sheet.cssRules).some((rule) => SET_BY_SHEETS.test(rule.cssText)),
  )
}
