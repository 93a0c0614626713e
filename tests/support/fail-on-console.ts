import { beforeEach, vi } from 'vitest'

// Whatever the console says during a test is a fault of the product until a test expects it.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      throw new Error(`console.${method} was called: ${args.join(' ')}`)
    })
  }
})
