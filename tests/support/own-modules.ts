import { vi } from 'vitest'

// The files of a worker share one process, so that each finds libraries loaded and compiled. What
// our own modules keep is for one file.
vi.resetModules()
