import { drawSky, drawWheel } from '~/lib/wheel/draw-wheel.ts'
import { emblemNamed } from '~/raga/emblem.ts'

/** In pixels, the picture and the sky around the wheel. */
const SIZE = 512
const MARGIN = 32

/**
 * The emblem of a raga, by its written name, on the sky of the watch: a PNG of 512 pixels. `null` for a
 * name outside the catalogue, and where nothing can be drawn.
 */
export function emblemPicture(name: string): Promise<Blob | null> {
  const emblem = emblemNamed(name)?.emblem
  if (!emblem) return Promise.resolve(null)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: SIZE, height: SIZE })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  drawSky(context, document.documentElement)
  drawWheel(context, emblem, { left: MARGIN, top: MARGIN, across: SIZE - 2 * MARGIN })
  return new Promise((resolve) => canvas.toBlob(resolve))
}
