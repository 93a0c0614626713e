import { parseDocument } from './dom.ts'

/**
 * Turns style attributes into rules: a content security policy can allow a style sheet by its hash,
 * but attributes would need a weaker policy. Put the rules after the style sheet.
 */
export function liftStyles(body: string): { body: string; css: string } {
  const { body: root } = parseDocument(body)
  const classes = new Map<string, string>()
  for (const element of root.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? ''
    const name = classes.get(style) ?? `lifted-${classes.size}`
    classes.set(style, name)
    element.classList.add(name)
    element.removeAttribute('style')
  }
  const rules = [...classes].map(([style, name]) => `.${name}{${style}}`)
  return { body: root.innerHTML, css: rules.join('') }
}
