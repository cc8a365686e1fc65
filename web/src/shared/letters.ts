// Letters of the page: fetched after its first picture; what is long waits for them a moment, so that
// nothing moves when they come.
const MOST_MS = 1200;

const loaded = new Promise<void>((done) => {
  if (document.readyState === "complete") done();
  else addEventListener("load", () => done(), { once: true });
});

export const letters: Promise<unknown> = Promise.race([
  loaded
    .then(() => import("../fonts"))
    .then(() => Promise.allSettled([document.fonts.load("1em 'Inter Variable'"), document.fonts.load("1em 'Cinzel Variable'")])),
  new Promise((done) => setTimeout(done, MOST_MS)),
]).catch(() => {});
