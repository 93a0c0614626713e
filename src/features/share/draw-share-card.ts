import { drawSky, drawWheel } from '~/lib/wheel/draw-wheel.ts'
import { namesNow } from '~/lib/words/own-names.ts'

export type ShareCardContent = {
  readonly days: number
  readonly line: string
  readonly raga: {
    readonly name: string
    readonly devanagari: string
    readonly iast: string
    /** Positions 0–11 on the wheel, Sa first. */
    readonly swaras: readonly number[]
    readonly vadi: number
  }
  readonly name: string | null
}

/** The picture's size in pixels. */
export const CARD = { width: 1080, height: 1350 } as const

const MIDDLE = CARD.width / 2
const WHEEL = { across: 860, top: 70 } as const
const DISPLAY = 'Eczar, "Noto Serif Devanagari", serif'
const RAGAS = '"Eczar Ragas", "Noto Serif Devanagari", serif'
const PLAIN = 'Anek, sans-serif'

/** Loads the fonts of the card; a missing font is replaced by its fallback. */
export async function loadCardFonts({ raga, line, name }: ShareCardContent): Promise<void> {
  const faces = document.fonts as FontFaceSet | undefined
  if (!faces) return
  await Promise.allSettled([
    faces.load(`600 100px ${DISPLAY}`, `0123456789 Alap ${raga.name}`),
    faces.load(`500 40px ${RAGAS}`, raga.devanagari),
    faces.load(`500 40px ${PLAIN}`, `${line}${ragaWords(raga)}${name ?? ''}`),
  ])
}

/** Draws a card in the colours of the current watch; does nothing without a 2D context. */
export function drawShareCard(canvas: HTMLCanvasElement, content: ShareCardContent): void {
  const context = canvas.getContext('2d')
  if (!context) return
  drawSky(context, canvas)
  drawWheel(context, content.raga, { ...WHEEL, left: MIDDLE - WHEEL.across / 2 })
  drawWords(context, content)
}

function drawWords(context: CanvasRenderingContext2D, content: ShareCardContent) {
  const { days, line, raga, name } = content
  const write = (
    text: string,
    weight: number,
    size: number,
    face: string,
    y: number,
    room: number,
  ) => {
    context.font = `${weight} ${size}px ${face}`
    const width = context.measureText(text).width
    if (width > room) context.font = `${weight} ${Math.floor((size * room) / width)}px ${face}`
    context.fillText(text, MIDDLE, y)
  }
  context.globalAlpha = 1
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  write(String(days), 600, 260, DISPLAY, WHEEL.top + WHEEL.across / 2 + 20, 340)
  context.textBaseline = 'alphabetic'
  const room = CARD.width - 140
  write(line, 600, 62, DISPLAY, 1020, room)
  write(ragaWords(raga), 500, 40, `Anek, ${RAGAS}`, 1096, room)
  if (name) write(name, 500, 44, PLAIN, 1184, room)
  write('Alap', 600, 56, DISPLAY, 1288, room)
}

function ragaWords({ name, devanagari, iast }: ShareCardContent['raga']): string {
  switch (namesNow()) {
    case 'both':
      return `${name} · ${devanagari}`
    case 'latin':
      return name
    case 'devanagari':
      return devanagari
    case 'iast':
      return iast
  }
}
