import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANYTHING, isNarrow, searchLibrary } from '~/domain/session/library-search.ts'

const session = (
  id: string,
  title: string,
  raga: string | null,
  moodCategory: 'Karuna' | 'Shantha' | 'Shringara' | null,
) => ({ id, title, raga, moodCategory, description: `About ${id}, slowly.` })

const LIBRARY = [
  session('lamp', 'The Raised Lamp', 'Yaman', 'Shantha'),
  session('rain', 'Rain on the Courtyard', 'Desh', 'Shringara'),
  session('letter', 'A Letter Unsent', 'Bageshri', 'Karuna'),
  session('stone', 'Put It Down', 'Shivaranjani', 'Karuna'),
  session('cafe', 'Café at Dusk', null, 'Karuna'),
]

const found = (wish: Partial<typeof ANYTHING>) =>
  searchLibrary(LIBRARY, { ...ANYTHING, ...wish }).map(({ id }) => id)

describe('the search', () => {
  test.each([
    ['title', 'courtyard', ['rain']],
    ['raga', 'YAMAN', ['lamp']],
    ['description', 'about letter', ['letter']],
    ['Devanagari', 'देश', ['rain']],
    ['IAST', 'Śivarañjanī', ['stone']],
    ['part of a Devanagari name', 'यम', ['lamp']],
    ['marks on Latin letters', 'Yāmān', ['lamp']],
    ['marks that were left out', 'cafe', ['cafe']],
    ['words in any order, with spaces', '  lamp   the ', ['lamp']],
    ['nothing that is there', 'mountain', []],
    ['a Devanagari word that is not there', 'भूप', []],
  ])('the search finds by %s', (_what, text, ids) => {
    expect(found({ text })).toEqual(ids)
  })

  test('the search takes a raga before a category, and the words narrow either', () => {
    expect(found({ raga: 'Desh', moodCategory: 'Karuna' })).toEqual(['rain'])
    expect(found({ moodCategory: 'Karuna' })).toEqual(['letter', 'stone', 'cafe'])
    expect(found({ moodCategory: 'Karuna', text: 'dusk' })).toEqual(['cafe'])
    expect(found({ raga: 'Marwa' })).toEqual([])
  })

  test('the search without a wish lists everything, in its order', () => {
    expect(found({})).toEqual(['lamp', 'rain', 'letter', 'stone', 'cafe'])
    expect(isNarrow(ANYTHING)).toBe(false)
    expect(isNarrow({ ...ANYTHING, text: '  ' })).toBe(false)
    expect(isNarrow({ ...ANYTHING, text: 'x' })).toBe(true)
    expect(isNarrow({ ...ANYTHING, raga: 'Desh' })).toBe(true)
    expect(isNarrow({ ...ANYTHING, moodCategory: 'Karuna' })).toBe(true)
  })

  test('the search never finds more with another word', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, more) => {
        const few = found({ text: `${text} ${more}` })
        const many = found({ text })
        expect(few.every((id) => many.includes(id))).toBe(true)
      }),
    )
  })
})
