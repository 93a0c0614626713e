import { afterAll, vi } from 'vitest'

const { waitFor } = vi

// A busy machine is slow, not wrong, and Vitest itself waits for one second only. What is waited
// for comes, or the test fails all the same.
vi.waitFor = (check, options) => waitFor(check, options ?? 20_000)
afterAll(() => {
  vi.waitFor = waitFor
})
