/** The page of provider two. Its script makes the buttons. */
export const markup = {
  title: 'Provider two – identity check',
  icon: "%3Ccircle cx='16' cy='12' r='5' fill='%23fff'/%3E%3Cpath d='M7 26a9 9 0 0 1 18 0z' fill='%23fff'/%3E",
  body: `<header class="top"><div class="title"><h1>Provider two</h1><p>A stand-in of the sandbox. It takes no picture: choose how the check comes out.</p></div></header>
<main class="card">
  <ul class="ways" id="ways" aria-label="How the check comes out"></ul>
  <p id="said" role="status"></p>
  <p><a id="back" hidden>Go back to the bank</a></p>
</main>`,
};
