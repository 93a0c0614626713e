import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Rows } from '~dev/bench/findings/row.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import type { RenderSpeed } from '~dev/recordings/render/render-speed.ts'

const MINUTES = 20

/** How fast one thread makes a recording of twenty minutes, and how much memory it uses. */
export async function benchRendering(): Promise<Rows> {
  const script = join(projectRoot, 'dev/recordings/render/render-speed.ts')
  const arguments_ = ['--import', 'tsx', script, String(MINUTES)]
  const { stdout } = await promisify(execFile)(process.execPath, arguments_, { cwd: projectRoot })
  const speed = JSON.parse(stdout) as RenderSpeed
  const { render, renderAndEncode, addedMegabytes } = speed
  const resident = `${MINUTES} minutes, memory beyond that before`
  return [
    { name: 'rendering', value: render, unit: '× real time', least: 100 },
    { name: 'with the encoding', value: renderAndEncode, unit: '× real time', least: 30 },
    { name: resident, value: addedMegabytes, unit: 'MB', most: 60 },
  ]
}
