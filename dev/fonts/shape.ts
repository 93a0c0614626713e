import { Blob, Buffer, BufferContentType, Face, Font, shape } from 'harfbuzzjs'

/** A font to shape words with, from the bytes of a TrueType or OpenType file. */
export function fontOf(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(bytes)))
}

/**
 * What a browser draws for a word in a language: its glyphs, by the ids of the font, with their
 * advances and offsets in units of the font. `onTheWay` is called with the glyphs after every step.
 */
export function shapeWord(
  font: Font,
  word: string,
  language: string,
  onTheWay?: (glyphs: readonly number[]) => void,
) {
  const buffer = new Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  if (onTheWay) {
    buffer.setMessageFunc((now) => {
      if (now.getContentType() === BufferContentType.GLYPHS) {
        onTheWay(now.getGlyphInfos().map(({ codepoint }) => codepoint))
      }
      return true
    })
  }
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}
