import { expect, test } from 'vitest'
import {
  mediaOriginsIn,
  problemsOfMedia,
  recordingsNotAllowed,
} from '~dev/app-server/media-origins.ts'

test('origins have spaces between them, and an empty setting names none', () => {
  expect(mediaOriginsIn(' https://a.example\thttps://b.example:8443 ')).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
  expect(mediaOriginsIn('  ')).toEqual([])
})

test('only https and a host, with a port where there is one, is an origin of recordings', () => {
  expect(problemsOfMedia(['https://a.example', 'https://b-2.example.org:8443'])).toEqual([])
})

test.each([
  'http://a.example',
  'a.example',
  'https://a.example/',
  'https://a.example/sound',
  'https://*.a.example',
  'https://a.example;script-src',
  'https://me@a.example',
  'https://a.example,https://b.example',
  "'unsafe-inline'",
  'https:',
  '*',
])('the setting %s is refused in one sentence that names it', (origin) => {
  const problems = problemsOfMedia(['https://a.example', origin])
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(JSON.stringify(origin))
})

const RECORDINGS = [
  { title: 'Own', audioUrl: '/recordings/yaman-10.mp3' },
  { title: 'Own by its whole address', audioUrl: 'https://alap.example/recordings/desh-10.mp3' },
  { title: 'Allowed', audioUrl: 'https://media.example/a.mp3' },
  { title: 'Elsewhere', audioUrl: 'https://other.example/b.mp3' },
  { title: 'Beside it', audioUrl: 'HTTPS://media.example:8443/c.mp3' },
]

test('recordings whose hosts are not allowed are named, each with its host', () => {
  expect(
    recordingsNotAllowed(RECORDINGS, ['https://media.example'], 'https://alap.example'),
  ).toEqual([
    '"Elsewhere" will not play: MEDIA_ORIGINS does not allow https://other.example.',
    '"Beside it" will not play: MEDIA_ORIGINS does not allow https://media.example:8443.',
  ])
})

test('where every host is allowed no recording is named', () => {
  expect(recordingsNotAllowed(RECORDINGS, [], undefined)).toEqual([])
})
