/** One element of the page, as the engine refers to it. */
export type ElementId = string

/** A browser engine under the WebDriver standard's commands, whichever way they reach it. */
export type Engine = {
  readonly name: string
  readonly version: string
  goTo: (url: string) => Promise<void>
  /** Runs the body of a function in the page; its result comes back as JSON. */
  run: (body: string, args?: readonly unknown[]) => Promise<unknown>
  findAll: (css: string) => Promise<ElementId[]>
  /** The name that assistive technology reads, as this engine computes it. */
  nameOf: (id: ElementId) => Promise<string>
  click: (id: ElementId) => Promise<void>
  type: (id: ElementId, text: string) => Promise<void>
  /** A PNG in base64. */
  picture: () => Promise<string>
  close: () => Promise<void>
}

// The key under which the standard hides an element's reference in JSON.
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'

/** Reads the reference out of what an engine found. */
export function elementId(found: Readonly<Record<string, string | undefined>>): ElementId {
  const id = found[ELEMENT_KEY]
  if (id === undefined) throw new Error(`Not an element: ${JSON.stringify(found)}`)
  return id
}
