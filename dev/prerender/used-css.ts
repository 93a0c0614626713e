import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import { parseDocument } from './dom.ts'

/**
 * The part of a style sheet that a document uses: rules that match an element, the custom
 * properties they need, the fonts its text needs. Rules for states (hover, focus), media and the
 * watches of the day are kept when their element is in the document.
 */
export function usedCss(css: string, html: string): string {
  const document = parseDocument(html)
  const sheet = postcss.parse(css)
  sheet.walkComments((comment) => {
    comment.remove()
  })
  sheet.walkRules((rule) => dropUnmatched(rule, document))
  dropUnusedFaces(sheet, document.body.textContent ?? '')
  dropUnusedProperties(sheet)
  dropEmpty(sheet)
  return sheet.toString()
}

function dropUnmatched(rule: Rule, document: Document): void {
  if (isKeyframe(rule)) return
  const kept = rule.selectors.filter((selector) => matches(selector, document))
  if (kept.length === 0) rule.remove()
  else rule.selectors = kept
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)
}

function matches(selector: string, document: Document): boolean {
  if (/:root|:host|&/.test(selector)) return true
  const still = selector
    .replace(/\[data-prahar[^\]]*\]/g, 'html')
    .replace(
      /::?(?:hover|focus|active|visited|disabled|before|after|backdrop|selection|placeholder|marker|file-selector|-webkit|-moz)[\w-]*(?:\([^)]*\))?/g,
      '',
    )
    .replace(/(^|[\s>+~])(?=$|[\s>+~])/g, '$1*')
  try {
    return document.querySelector(still || '*') !== null
  } catch {
    return true
  }
}

function dropUnusedFaces(sheet: Root, text: string): void {
  const used = new Set<string>()
  sheet.walkDecls(/^(font(-family)?|--.*font.*)$/, (declaration) => {
    if (!insideFace(declaration)) used.add(declaration.value)
  })
  const families = [...used].join()
  sheet.walkAtRules('font-face', (face) => {
    const family = declared(face, 'font-family')?.replace(/["']/g, '') ?? ''
    const range = declared(face, 'unicode-range')
    const isNeeded = families.includes(family) && (!range || unicodeRangeHolds(range, text))
    if (!isNeeded) face.remove()
  })
}

function insideFace({ parent }: Declaration): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'font-face'
}

function declared(rule: AtRule, name: string): string | undefined {
  let value: string | undefined
  rule.walkDecls(name, (declaration) => {
    value = declaration.value
  })
  return value
}

/**
 * Only another unused property may use a property, so this repeats until nothing more is removed.
 */
function dropUnusedProperties(sheet: Root): void {
  const text = sheet.toString()
  let dropped = false
  const isUnused = (name: string) => !new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(text)
  sheet.walkDecls(/^--/, (declaration) => {
    if (!isUnused(declaration.prop)) return
    declaration.remove()
    dropped = true
  })
  sheet.walkAtRules('property', (rule) => {
    if (isUnused(rule.params)) rule.remove()
  })
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove()
  })
  if (dropped) dropUnusedProperties(sheet)
}

function dropEmpty(sheet: Root): void {
  let dropped = false
  sheet.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
      node.remove()
      dropped = true
    }
  })
  if (dropped) dropEmpty(sheet)
}

/** Whether any character of the text is in a CSS `unicode-range` (`U+0-FF, U+2??`). */
function unicodeRangeHolds(range: string, text: string): boolean {
  const spans = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^u\+/i, '').split('-')
    return [
      Number.parseInt(first.replaceAll('?', '0'), 16),
      Number.parseInt(last.replaceAll('?', 'f'), 16),
    ] as const
  })
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return spans.some(([first, last]) => code >= first && code <= last)
  })
}
