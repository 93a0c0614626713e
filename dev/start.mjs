// The one command: sets up a fresh clone when needed, then starts everything in this process.
import { complaintAboutNode } from './check-node.mjs'

const complaint = complaintAboutNode(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exitCode = 1
} else {
  import('./install.mjs')
    .then(async ({ setUp }) => {
      if (!(await setUp())) return
      const { register } = await import('tsx/esm/api')
      register()
      await import('./serve.ts')
    })
    .catch((error) => {
      console.error(error)
      process.exitCode = 1
    })
}
