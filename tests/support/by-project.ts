import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files are in the first ones, and the shortest end the run on all cores at once. */
const ORDER = ['local', 'tools', 'database', 'database, over the Data API', 'component', 'pure']

/** Keeps the files of a project together: a shared worker runs only files of one project. */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project }: TestSpecification) => ORDER.indexOf(project.name)
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
  }
}
