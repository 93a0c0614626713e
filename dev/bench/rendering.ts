import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '~dev/process/local-folder.ts'
import type { RenderSpeed } from '~dev/recordings/render/render-speed.ts'

const WANTED = { render: 100, renderAndEncode: 30, addedMegabytes: 60 } as const

const MINUTES = 20

/** How fast one thread makes a recording of twenty minutes, and how much memory it uses. */
export async function benchRendering(): Promise<string[]> {
  const script = join(projectRoot, 'dev/recordings/render/render-speed.ts')
  const arguments_ = ['--import', 'tsx', script, String(MINUTES)]
  const { stdout } = await promisify(execFile)(process.execPath, arguments_, { cwd: projectRoot })
  const speed = JSON.parse(stdout) as RenderSpeed
  return [
    line('rendering', `${speed.render.toFixed(0)} × real time`, `at least ${WANTED.render}`),
    line(
      'with the encoding',
      `${speed.renderAndEncode.toFixed(0)} × real time`,
      `at least ${WANTED.renderAndEncode}`,
    ),
    line(
      `${MINUTES} minutes, memory`,
      `${speed.addedMegabytes.toFixed(0)} MB resident at most, over what it was before`,
      `at most ${WANTED.addedMegabytes}`,
    ),
  ]
}

function line(name: string, figure: string, wanted: string): string {
  return `${name.padEnd(24)} ${figure} (wanted: ${wanted})`
}
