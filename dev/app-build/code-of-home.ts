/** What home imports when it is opened. The document fetches it, and no other page comes before it. */
export const CODE_OF_HOME = [
  'src/features/dashboard/dashboard-page.tsx',
  'src/queries/database/data-access.ts',
] as const
