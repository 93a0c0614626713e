// The other command: sets up a fresh clone when needed, then runs every check there is.
import { complaintAboutNode } from './check-node.mjs'

const complaint = complaintAboutNode(process.versions.node)
if (complaint) {
  console.error(complaint)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
} else {
  import('./install.mjs')
    .then(async ({ setUp }) => {
      if (!(await setUp())) throw new Error('Without its packages nothing can be checked.')
      const { register } = await import('tsx/esm/api')
      register()
      await import('./checks/run.ts')
    })
    .catch((error) => {
      console.error(error.message)
      console.log('0 passed, 1 failed')
      process.exitCode = 1
    })
}
