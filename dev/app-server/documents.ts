/** The documents of a build: of the landing page, and of the app at each of its addresses. */
export const DOCUMENTS = ['index.html', 'app.html'] as const
