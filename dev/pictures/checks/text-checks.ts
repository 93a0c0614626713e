import type { Page } from 'playwright'
import { inPage } from './in-page.ts'

/** One h1 first, then no heading two levels below the one before it; a layer may hide them all. */
export function headingGaps(page: Page): Promise<string[]> {
  return inPage(
    page,
    () => {
      const main = document.querySelector('main') ?? document.body
      const headings = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => heading.checkVisibility() && !heading.closest('[role=dialog]'))
        .map((heading) => ({ level: Number(heading.tagName[1]), words: heading.textContent }))
      if (headings.length === 0 && document.querySelector('[role=dialog]')) return []
      const many = headings.filter(({ level }) => level === 1).length
      const gaps = headings.flatMap(({ level, words }, at) => {
        const before = headings[at - 1]?.level ?? 0
        return level > before + 1 ? [`h${level} "${words}" follows h${before}`] : []
      })
      return many === 1 ? gaps : [`${many} h1`, ...gaps]
    },
    null,
  )
}

/** The filled buttons of a screen, or of the dialog over it, if they are more than one. */
export function mainButtons(page: Page): Promise<string[]> {
  return inPage(
    page,
    () => {
      const probe = document.body.appendChild(document.createElement('i'))
      const colourOf = (token: string) => {
        probe.style.backgroundColor = `var(--color-${token})`
        return getComputedStyle(probe).backgroundColor
      }
      const fills = ['accent', 'danger', 'on-sky'].map(colourOf)
      probe.remove()
      const scopes = [...document.querySelectorAll('[role=dialog]'), document.querySelector('main')]
      const scope = scopes.find((one) => one !== null) ?? document.body
      // A round one plays.
      const isRound = (button: Element) => {
        const { width, height } = button.getBoundingClientRect()
        return Math.abs(width - height) < 1
      }
      const filled = [...scope.querySelectorAll('a[href], button')].filter(
        (button) =>
          !isRound(button) &&
          button.checkVisibility({ visibilityProperty: true }) &&
          button.textContent?.trim() !== '' &&
          !button.matches('[role=tab], [aria-pressed]') &&
          fills.includes(getComputedStyle(button).backgroundColor),
      )
      const names = filled.map((button) => `"${button.textContent?.trim()}"`)
      return names.length > 1 ? [`filled: ${names.join(', ')}`] : []
    },
    null,
  )
}

/**
 * Words that break inside, and words that stand out of the box or the window they are in. What people write,
 * and addresses, may break anywhere.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return inPage(page, wordsIn, null)
}

function wordsIn(): string[] {
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display.startsWith('inline') && element.parentElement
      ? blockOf(element.parentElement)
      : element
  const isExempt = (holder: Element) => {
    const { overflowWrap, clip } = getComputedStyle(holder)
    const { textOverflow } = getComputedStyle(blockOf(holder))
    if (overflowWrap === 'anywhere' || textOverflow === 'ellipsis' || clip !== 'auto') return true
    return (
      !holder.checkVisibility({ visibilityProperty: true }) ||
      holder.closest('svg, select, textarea, option, [aria-hidden=true]') !== null
    )
  }
  const faultOf = (word: string, range: Range, edge: number): string[] => {
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5)
    const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom / 8)))
    if (lines.size > 1) return [`"${word}" breaks inside`]
    const right = Math.max(...boxes.map((box) => box.right))
    return right > edge + 1.5 ? [`"${word}" stands out of its box`] : []
  }
  const faultsOf = (text: Node, holder: Element): string[] => {
    const { width, right, bottom } = blockOf(holder).getBoundingClientRect()
    if (width < 2 || bottom < -scrollY) return []
    // A dash, a slash and a soft hyphen are places to break.
    const words = [...(text.textContent ?? '').matchAll(/[^\s\u00ad\u200b\u2013\u2014/-]{2,}/g)]
    return words.flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return faultOf(word, range, right)
    })
  }
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const { parentElement: holder } = text
    if (!text.textContent?.trim() || !holder || isExempt(holder)) continue
    for (const fault of faultsOf(text, holder)) found.add(fault)
  }
  return [...found]
}
