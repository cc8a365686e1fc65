// Letters of the page: fetched after its first picture; what is long waits for them a moment, so that
// nothing moves when they come.
const MOST_MS = 1500;

// The first picture is the name of the page, which is there before any script runs.
const painted = new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0)));

export const letters: Promise<unknown> = Promise.race([
  painted
    .then(() => import("../fonts"))
    .then(() => Promise.allSettled([document.fonts.load("1em 'Inter Variable'"), document.fonts.load("1em 'Cinzel Variable'")])),
  new Promise((done) => setTimeout(done, MOST_MS)),
]).catch(() => {});
