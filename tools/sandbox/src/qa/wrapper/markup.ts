/** The page of the wrapper simulator. Its script fills in everything that changes, as text. */
export const markup = {
  title: 'Sandbox bank – mobile wrapper',
  icon: "%3Crect x='10' y='5' width='12' height='22' rx='3' fill='%23fff'/%3E",
  body: `<a class="skip" href="#screen">Skip to the phone</a>
<header class="top">
  <div class="brandmark" aria-hidden="true"><svg viewBox="0 0 32 32"><path d="M11 5h10a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm3 19v1.5h4V24z"/></svg></div>
  <div class="title"><h1>Mobile wrapper</h1><p>A brand as it runs inside the mobile app. <a href="/sandbox/">Back to the cockpit</a></p></div>
  <dl class="facts"><div><dt>Bridge</dt><dd id="bridge"><span class="dot"></span>Closed</dd></div></dl>
</header>
<main>
  <section class="device" aria-labelledby="screen">
    <h2 class="hidden" id="screen">The phone</h2>
    <div class="handset">
      <div class="speaker" aria-hidden="true"></div>
      <div class="display" id="display">
        <iframe id="app" title="The brand inside the app"></iframe>
        <p class="blank" id="blank">Nothing is open yet. Choose a brand and open it in the app.</p>
        <div class="preloader" id="preloader" hidden><span class="spinner" aria-hidden="true"></span>The app is loading</div>
        <div class="appfooter" id="appfooter" aria-hidden="true" hidden><span>Wallet</span><span>Cards</span><span>Help</span></div>
        <div class="keyboard" id="keyboard" aria-hidden="true" hidden></div>
      </div>
    </div>
  </section>
  <div class="panel">
    <section class="card" aria-labelledby="open">
      <div class="head"><div><h2 id="open">Open</h2><p>The app starts anew, and greets the page with what it can do.</p></div></div>
      <form id="openform">
        <label class="field">Brand <select id="brand"></select></label>
        <label class="field">Signed in as <select id="persona"><option value="">Nobody</option></select></label>
        <label class="field">Page <input id="path" value="/" spellcheck="false" autocapitalize="none"></label>
        <fieldset class="checks" id="capabilities"><legend>The app can</legend></fieldset>
        <button type="submit" class="primary">Open in the app</button>
      </form>
    </section>
    <section class="card" aria-labelledby="tell">
      <div class="head"><div><h2 id="tell">The app tells the page</h2><p>The flags of the shell, and the result of a sign-in.</p></div></div>
      <div class="row" id="flags"></div>
      <div class="row"><button type="button" class="secondary" id="approve">Approve the sign-in</button><button type="button" class="secondary" id="decline">Decline the sign-in</button></div>
      <label class="field">Requests of the page <select id="answers"><option value="yes">are granted</option><option value="no">are refused</option><option value="never">are never answered</option></select></label>
    </section>
    <section class="card" aria-labelledby="logins">
      <div class="head"><div><h2 id="logins">Sign-ins and links</h2><p>How sign-ins ended, as the page confirmed it, and the links it handed over.</p></div></div>
      <ul class="messages" id="loginlist" aria-live="polite"></ul>
    </section>
    <section class="card" aria-labelledby="files">
      <div class="head"><div><h2 id="files">Files</h2><p>What the page gave to the app to save.</p></div></div>
      <ul class="messages" id="filelist" aria-live="polite"></ul>
    </section>
    <section class="card" aria-labelledby="log">
      <div class="head"><div><h2 id="log">Messages</h2><p>Both directions, newest first.</p></div></div>
      <ul class="messages" id="messages"><li class="empty">Nothing was said yet.</li></ul>
    </section>
  </div>
</main>
<p class="toast" id="toast" role="status" hidden></p>`,
};
