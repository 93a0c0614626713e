import { expect, test } from 'vitest'
import { installedLibraries } from '~dev/app-build/libraries.ts'

test('in development the libraries that may be loaded are named with their licences', async () => {
  const page = await installedLibraries()
  for (const name of ['react-dom', 'zod', 'wasm-media-encoders', 'workbox-precaching']) {
    expect(page).toMatch(`\n${name} `)
  }
  expect(page).toContain('Apache License')
  expect(page).not.toContain('\nvitest ')
})
