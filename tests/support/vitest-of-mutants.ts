import { defineConfig, mergeConfig, type Plugin } from 'vitest/config'
import app from '../../vite.config.ts'

const { projects = [], ...shared } = app.test ?? {}

/** What reads the text of the whole tree would fail at every mutant; what renders sound is slow. */
const EXCLUDED = { test: { exclude: ['tests/*.test.ts', 'tests/raga/sound/**'] } }

/** Stryker asks for threads, in which no test can set its time zone. */
const inProcesses: Plugin = {
  name: 'in-processes',
  configureVitest({ project }) {
    project.config.pool = 'forks'
    project.config.maxWorkers = 1
  },
}

/** One project of `vite.config.ts` alone, for `dev/checks/mutants.ts`. */
export default defineConfig({
  ...app,
  plugins: [...(app.plugins ?? []), inProcesses],
  test: {
    ...shared,
    projects: projects.flatMap((project) => {
      const isChosen =
        typeof project === 'object' &&
        'test' in project &&
        project.test?.name === process.env.ALAP_MUTANTS_PROJECT
      return isChosen ? [mergeConfig(project, EXCLUDED)] : []
    }),
  },
})
