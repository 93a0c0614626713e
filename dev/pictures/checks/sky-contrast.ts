import type { Page } from 'playwright'
import { inPage } from './in-page.ts'

const LEAST = 4.5

/** Text on a sky or another course of colours, where axe decides nothing: against each of its ends. */
export function faintOnSky(page: Page): Promise<string[]> {
  return inPage(page, faintIn, LEAST)
}

function faintIn(least: number): string[] {
  type Colour = readonly [number, number, number, number]
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Colour>()
  const colourOf = (css: string): Colour => {
    const before = known.get(css)
    if (before || !pen) return before ?? [0, 0, 0, 0]
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = css
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const colour: Colour = [red, green, blue, alpha / 255]
    known.set(css, colour)
    return colour
  }
  const over = (top: Colour, below: Colour): Colour => {
    const mixed = [0, 1, 2].map((at) => (top[at] ?? 0) * top[3] + (below[at] ?? 0) * (1 - top[3]))
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1]
  }
  const lightOf = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrastOf = (one: Colour, other: Colour) => {
    const [low = 0, high = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  /** The ends of the course of colours behind an element; none where a plain colour is. */
  const groundsOf = (element: Element | null): Colour[] => {
    if (!element) return []
    const { backgroundImage, backgroundColor } = getComputedStyle(element)
    if (backgroundImage.includes('linear-gradient')) {
      const ends = backgroundImage.match(/(?:oklch|oklab|rgba?|color)\([^)]*\)/g) ?? []
      return ends.map(colourOf).filter(([, , , alpha]) => alpha === 1)
    }
    const own = colourOf(backgroundColor)
    if (own[3] === 1) return []
    return groundsOf(element.parentElement).map((ground) => over(own, ground))
  }
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent: text, parentElement: holder } = texts.currentNode
    if (!text?.trim() || !holder?.checkVisibility({ visibilityProperty: true })) continue
    if (holder.closest('.sr-only, :disabled, [aria-disabled=true], svg')) continue
    // The words of Zen Mode go after a while.
    const opacity = opacityOf(holder)
    if (opacity === 0) continue
    const grounds = groundsOf(holder)
    const [red, green, blue, alpha] = colourOf(getComputedStyle(holder).color)
    const ink: Colour = [red, green, blue, alpha * opacity]
    const worst = Math.min(...grounds.map((ground) => contrastOf(over(ink, ground), ground)))
    if (worst < least) found.add(`"${text.trim().slice(0, 60)}" has ${worst.toFixed(2)} : 1`)
  }
  return [...found]
}
