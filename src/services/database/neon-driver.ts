import { neon, neonConfig } from '@neondatabase/serverless'

/** The part of Neon's driver that the app uses, and where it sends requests by itself. */
export const driver = { neon, neonConfig, usualEndpoint: neonConfig.fetchEndpoint } as const
