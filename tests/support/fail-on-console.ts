import { beforeEach, vi } from 'vitest'

// Any output of the console during a test is a fault, unless the test expects it.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      throw new Error(`console.${method} was called: ${args.join(' ')}`)
    })
  }
})
