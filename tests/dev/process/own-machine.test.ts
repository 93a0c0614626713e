import { expect, test } from 'vitest'
import { hasForeignHost, isForeign } from '~dev/process/own-machine.ts'

const host = '127.0.0.1:9099'

test.each([
  { host },
  { host: 'localhost:5434' },
  { host: 'LOCALHOST' },
  { host: '[::1]:5434' },
  { host, origin: 'http://127.0.0.1:5173' },
  { host, origin: 'http://localhost' },
  { host, origin: 'http://[::1]:3000' },
  // To the browser, localhost and 127.0.0.1 are two sites.
  { host, origin: 'http://localhost:5173', 'sec-fetch-site': 'cross-site' },
  { host, 'sec-fetch-site': 'none' },
  { host, 'sec-fetch-site': 'same-site' },
])('the headers %j are those of a request of this machine', (headers) => {
  expect(isForeign(headers)).toBe(false)
})

test.each([
  {},
  { host: '' },
  { host: 'evil.example' },
  { host: '127.0.0.1.evil.example:9099' },
  { host: 'localhost.evil.example' },
  { host: 'evil.example:127.0.0.1' },
  { host: '192.168.1.7:9099' },
  { host: '0.0.0.0:9099' },
  { host: 'localhost:9099@evil.example' },
])('the Host of %j is foreign', (headers) => {
  expect(hasForeignHost(headers)).toBe(true)
  expect(isForeign({ ...headers, origin: 'http://127.0.0.1:5173' })).toBe(true)
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://127.0.0.1:5173' },
  { origin: 'http://127.0.0.1.evil.example' },
  { origin: 'http://localhost:5173.evil.example' },
  { origin: 'http://127.0.0.1:5173, https://evil.example' },
  { origin: 'chrome-extension://abcdef' },
  { 'sec-fetch-site': 'cross-site' },
])('the headers %j are those of a request of another site’s page', (headers) => {
  expect(isForeign({ host, ...headers })).toBe(true)
})
