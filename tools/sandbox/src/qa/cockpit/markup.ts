import { papersMarkup, partsMarkup } from './papers';

/** The page of the cockpit. Its script fills in everything that changes, as text. */
export const markup = {
  title: 'Sandbox bank – cockpit',
  icon: "%3Cpath d='M8 22h16v2H8zM9 13h3v7H9zm5.5 0h3v7h-3zM20 13h3v7h-3zM16 6l9 5v1H7v-1z' fill='%23fff'/%3E",
  body: `<a class="skip" href="#people">Skip to the people</a>
<header class="top">
  <div class="brandmark" aria-hidden="true"><svg viewBox="0 0 32 32"><path d="M8 22h16v2H8zM9 13h3v7H9zm5.5 0h3v7h-3zM20 13h3v7h-3zM16 6l9 5v1H7v-1z"/></svg></div>
  <div class="title"><h1>Sandbox bank</h1><p>A whole bank on this machine. No real money, no real people. <a href="/sandbox/wrapper">Open the mobile wrapper</a></p></div>
  <dl class="facts">
    <div><dt>Bank</dt><dd id="health"><span class="dot"></span>Connecting</dd></div>
    <div><dt>Bank’s time</dt><dd id="topclock" class="figures">–</dd></div>
    <div><dt>Ledger</dt><dd id="topaudit"><span class="dot"></span>Checking</dd></div>
  </dl>
</header>
<main>
  <div class="wide">
    <section class="card" aria-labelledby="people">
      <div class="head">
        <div><h2 id="people">People</h2><p>One click opens the chosen brand in a new tab, signed in.</p></div>
        <fieldset class="segments" id="brands"><legend>Brand</legend></fieldset>
      </div>
      <ul class="people" id="personas"></ul>
    </section>
    ${papersMarkup}
    <section class="card" aria-labelledby="outbox">
      <div class="head">
        <div><h2 id="outbox">Outbox</h2><p>Every message that “went out”. New ones appear by themselves.</p></div>
        <label class="field inline">To <select id="outboxto"><option value="">Everybody</option></select></label>
      </div>
      <ul class="messages" id="messages" aria-live="polite"></ul>
    </section>
    <section class="card" aria-labelledby="audit">
      <div class="head">
        <div><h2 id="audit">Ledger audit</h2><p id="auditsummary">The books, checked in SQL alone.</p></div>
        <button type="button" class="secondary" id="runaudit">Check again</button>
      </div>
      <ul class="checks" id="checks"></ul>
    </section>
    <section class="card" aria-labelledby="jobs">
      <div class="head"><div><h2 id="jobs">Work that fails</h2><p>Due work whose last try ended in an error. Whatever moves money is tried again until it succeeds.</p></div></div>
      <ul class="faults" id="joblist" aria-live="polite"></ul>
    </section>
    <section class="card" aria-labelledby="analytics">
      <div class="head"><div><h2 id="analytics">Analytics</h2><p>The newest events that a brand with an analytics host has sent.</p></div></div>
      <ul class="messages" id="analyticslist"></ul>
    </section>
  </div>
  <div class="narrow">
    <section class="card" aria-labelledby="phone">
      <div class="head"><div><h2 id="phone">Phone</h2><p>Approves sign-ins and transfers, and lets itself be linked.</p></div></div>
      <div class="phone"><div class="speaker" aria-hidden="true"></div><ul id="pushes" aria-live="polite"></ul></div>
    </section>
    <section class="card" aria-labelledby="shop">
      <div class="head"><div><h2 id="shop">Shop</h2><p>Charges a card as a shop would.</p></div></div>
      <form id="shopform">
        <label class="field">Card <select id="shopcard"></select></label>
        <label class="field">Shop <input id="merchant" value="Café Aurora" maxlength="60" required></label>
        <label class="field">Amount <input id="price" inputmode="decimal" pattern="\\d{1,9}([.]\\d{1,2})?" value="4.20" required></label>
        <label class="field">Currency <input id="shopcurrency" pattern="[A-Z]{3}" value="EUR" required></label>
        <label class="field">Country <input id="shopcountry" pattern="[A-Z]{2}" value="ES" required></label>
        <label class="field">How <select id="shopuse"><option value="chip">With the chip</option><option value="contactless">Contactless</option><option value="online">Online</option><option value="cash">Cash machine</option></select></label>
        <label class="field">Kind of shop <select id="shopkind"><option value="shopping">Any</option><option value="gambling">Gambling</option><option value="games">Games</option><option value="crypto">Crypto</option><option value="alcohol">Alcohol</option><option value="travel">Travel</option></select></label>
        <button type="submit" class="primary">Charge the card</button>
      </form>
      <p class="hint">A paused card, KP as the country, or more than 5,000 is declined.</p>
      <ul class="faults" id="charges" aria-live="polite"></ul>
    </section>
    <section class="card" aria-labelledby="news">
      <div class="head"><div><h2 id="news">News</h2><p>Publishes an announcement.</p></div></div>
      <form id="newsform">
        <label class="field">To <select id="newsto"><option value="">Everybody</option></select></label>
        <label class="field">Title <input id="newstitle" value="Closed on Friday" maxlength="120" required></label>
        <label class="field">Summary <input id="newssummary" value="Our branches rest for a day." maxlength="200"></label>
        <label class="field">Text, as HTML <input id="newshtml" value="&lt;p&gt;Cards and transfers work as always.&lt;/p&gt;" required></label>
        <label class="field">Asks for an answer <select id="newsasks"><option value="">no</option><option value="asks">yes</option><option value="must">yes, and stands in the way</option></select></label>
        <button type="submit" class="primary">Publish</button>
      </form>
    </section>
    <section class="card" aria-labelledby="clock">
      <div class="head"><div><h2 id="clock">Clock</h2><p>Codes, sessions and locks follow it. It only moves forward.</p></div></div>
      <p class="bigclock figures" id="bigclock"><span></span><small></small></p>
      <div class="row" id="moves"></div>
    </section>
    <section class="card" aria-labelledby="faults">
      <div class="head">
        <div><h2 id="faults">Faults</h2><p>Make the next calls go wrong.</p></div>
        <button type="button" class="quiet" id="clearfaults">Clear all</button>
      </div>
      <form id="faultform">
        <label class="field">What happens <select id="kind"></select></label>
        <label class="field">To which call <select id="target"></select></label>
        <label class="field">How many times <input id="times" type="number" inputmode="numeric" min="1" max="1000" value="1" required></label>
        <p class="hint" id="kindhint"></p>
        <button type="submit" class="primary">Add the fault</button>
      </form>
      <ul class="faults" id="faultlist" aria-live="polite"></ul>
    </section>
    <section class="card" aria-labelledby="sentinels">
      <div class="head"><div><h2 id="sentinels">Other banks</h2><p>A payment out of the bank to a payee of this name does not go as promised.</p></div></div>
      <ul class="faults" id="sentinellist"></ul>
    </section>
    <section class="card" aria-labelledby="identity">
      <div class="head"><div><h2 id="identity">Identity checks</h2><p>A picture of this name, with any ending, comes out like this at provider one; at provider two it is a button.</p></div></div>
      <ul class="faults" id="identitylist"></ul>
      <h3>Runs</h3>
      <ul class="faults" id="identityruns" aria-live="polite"></ul>
    </section>
    <section class="card danger" aria-labelledby="reset">
      <div class="head"><div><h2 id="reset">Start over</h2><p>The seeded state again: transfers, messages and faults go, everybody is signed out.</p></div></div>
      <button type="button" class="dangerous" id="askreset">Reset the bank…</button>
    </section>
  </div>
</main>
<dialog id="confirm" aria-labelledby="confirmtitle">
  <h2 id="confirmtitle">Reset the bank?</h2>
  <p>Everything since the seed is lost and everybody is signed out. This cannot be undone.</p>
  <div class="row end"><button type="button" class="secondary" id="keep">Keep it</button><button type="button" class="dangerous" id="doreset">Reset the bank</button></div>
</dialog>
${partsMarkup}
<p class="toast" id="toast" role="status" hidden></p>`,
};
