import { expect, test, vi } from 'vitest'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'

test.each([
  '/recordings/yaman-10.mp3',
  '/bell.mp3',
  '/recordings/a b.mp3?x=1#t=10',
  'https://media.example.org/desh.mp3',
  'HTTPS://media.example.org/desh.mp3',
])('the address %s may be played', (url) => {
  expect(isPlayableUrl(url)).toBe(true)
})

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JAVASCRIPT:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['data', 'data:audio/mpeg;base64,AAAA'],
  ['a blob', 'blob:https://example.org/1'],
  ['plain http', 'http://media.example.org/desh.mp3'],
  ['another site without its scheme', '//example.org/desh.mp3'],
  ['another site behind a backslash', '/\\example.org/desh.mp3'],
  ['another site behind a tab', '/\t/example.org/desh.mp3'],
  ['a relative path', 'recordings/desh-10.mp3'],
  ['a password', 'https://me:secret@example.org/desh.mp3'],
  ['no host', 'https://'],
  ['nothing', ''],
  ['no end', `/${'a'.repeat(2048)}`],
])('the address %s may not be played', (_, url) => {
  expect(isPlayableUrl(url)).toBe(false)
})

test('a browser without URL.canParse accepts the same addresses', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  expect(isPlayableUrl('/bell.mp3')).toBe(true)
  expect(isPlayableUrl('https://')).toBe(false)
})
