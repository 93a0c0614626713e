import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkEntry,
  entryContent,
  entryLength,
  isBlankEntry,
} from '~/domain/journal/journal-entry.ts'

// Every character the database's own check names, so that browser and database agree.
const BLANK_TO_THE_DATABASE =
  ' \t\n\u000B\f\r\u0085\u00A0\u1680\u180E\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B\u200C\u200D\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF'

test('the text of an entry is blank when it holds nothing but white space and invisible characters', () => {
  expect(isBlankEntry('')).toBe(true)
  expect(isBlankEntry(BLANK_TO_THE_DATABASE)).toBe(true)
  for (const character of BLANK_TO_THE_DATABASE) {
    expect(isBlankEntry(character), `U+${character.charCodeAt(0).toString(16)}`).toBe(true)
  }
  expect(isBlankEntry(' \0\u200b\n')).toBe(true)
})

test('the text of an entry is not blank when one character can be seen', () => {
  for (const text of ['a', ' . ', '\u200b अ', '🙏', '\ud83d', '\n0\n']) {
    expect(isBlankEntry(text)).toBe(false)
  }
})

test('the text of an entry loses the white space at its ends and nothing within', () => {
  expect(entryContent('  one\n\n  two \n')).toBe('one\n\n  two')
})

test('the text of an entry keeps a joiner at its end, which shapes the letter before it', () => {
  expect(entryContent('क्\u200d')).toBe('क्\u200d')
})

test('the text of an entry is made storable: NUL goes and half a surrogate pair becomes a replacement character', () => {
  expect(entryContent('a\0b')).toBe('ab')
  expect(entryContent('a\ud83db')).toBe('a\ufffdb')
  expect(entryContent('\ude42 late')).toBe('\ufffd late')
  expect(entryContent('🙂')).toBe('🙂')
  expect(entryContent('\0 a \0')).toBe('a')
})

test('the text of an entry is counted in code points, as the database counts', () => {
  expect(entryLength('🙂')).toBe(1)
  expect(entryLength('नमस्ते')).toBe(6)
  expect(entryLength('👩‍👩‍👧')).toBe(5)
  expect(entryLength('  a b  ')).toBe(3)
  expect(entryLength('a\ud83db')).toBe(3)
})

test('the text of an entry always becomes text that PostgreSQL can hold, the same when made storable twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(59), (text, at) => {
      const content = entryContent(text.slice(0, at) + text.slice(at + 1))
      expect(content.isWellFormed()).toBe(true)
      expect(content).not.toContain('\0')
      expect(entryContent(content)).toBe(content)
      expect(entryLength(content)).toBe([...content].length)
    }),
  )
})

test('checking an entry is ready with visible text and a mood from 1 to 5', () => {
  expect(checkEntry(' Sa held. ', 4)).toEqual({ status: 'ready', content: 'Sa held.', mood: 4 })
})

test('checking an entry reports what is missing', () => {
  expect(checkEntry(' \u200b ', 3)).toEqual({ status: 'incomplete', missing: 'text' })
  expect(checkEntry('Sa', null)).toEqual({ status: 'incomplete', missing: 'mood' })
  for (const mood of [0, 6, 2.5, Number.NaN, '3', undefined]) {
    expect(checkEntry('Sa', mood).status).toBe('incomplete')
  }
})

test('checking an entry takes 20,000 characters, even when each is an emoji, and not one more', () => {
  const longest = '🙂'.repeat(20_000)
  expect(checkEntry(longest, 5).status).toBe('ready')
  expect(checkEntry(`  ${longest}\n`, 5).status).toBe('ready')
  expect(checkEntry(`${longest}a`, 5)).toEqual({ status: 'too-long', length: 20_001 })
  expect(checkEntry(`${longest}a`, null)).toEqual({ status: 'too-long', length: 20_001 })
  expect(checkEntry('a'.repeat(20_001), 1)).toEqual({ status: 'too-long', length: 20_001 })
})
