/** The landing page's whole style, sent inside the page, so that nothing else has to load first. */
export const landingStyle = `
:root{color-scheme:light dark;--canvas:#f5f3ef;--surface:#fff;--line:#e2ded6;--text:#26231f;--dim:#625d54;--accent:#334892;--strong:#4058ab;--on:#fff;--ink:#1f2c5a;--ink-text:#fff;--ink-dim:#bcc8e9;
--cloth:#40559f;--thread:#5a70b8;--deep:#2a3b78;--paper:#f6edda;--kraft:#c9b48c;--sheet:#e7e2d8;--rule:#dad3c6;--band:#e2b55c;--tick:#7a5a18;--sew:#eef1fa;--spun:#c4573b;--bone:#f7f1e3;--steel:#8b8f99;--wood:#b98c5a;--iron:#35322d;--shine:#6a655c;--shade:rgb(20 28 66/28%)}
@media (prefers-color-scheme:dark){:root{--canvas:#141311;--surface:#1d1b19;--line:#35322d;--text:#e8e5df;--dim:#a8a297;--accent:#aab8e8;--strong:#8a9cd9;--on:#14162a;--ink:#1c2140;--ink-text:#eef1fa;--ink-dim:#aab8e8;
--cloth:#3d509a;--thread:#5369b4;--deep:#27356d;--paper:#3a342a;--kraft:#8d7c5b;--sheet:#201e1b;--rule:#2c2925;--band:#a8823a;--tick:#2b2110;--sew:#dde3f4;--spun:#e0805f;--bone:#d9d1bf;--steel:#a9adb6;--wood:#7d6040;--iron:#4d4942;--shine:#8f897e}}
*{box-sizing:border-box}
html{scroll-padding-top:88px;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
.entering body{visibility:hidden}
body{margin:0;background:var(--canvas);color:var(--text);font:17px/1.6 "Inter Variable",system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:break-word}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}ul{list-style:none}
a{color:var(--accent);text-underline-offset:4px}
:focus-visible{outline:2px solid var(--strong);outline-offset:3px;border-radius:4px}
main:focus{outline:0}
.wide{width:100%;max-width:1184px;margin-inline:auto;padding-inline:32px}
.skip{position:absolute;inset:8px auto auto 8px;z-index:3;padding:10px 16px;background:var(--surface);border-radius:8px;transform:translateY(-80px)}
.skip:focus{transform:none}
.bar{position:sticky;inset-block-start:0;z-index:2;background:var(--canvas);border-block-end:1px solid var(--line)}
.bar .wide{display:flex;align-items:center;gap:8px 28px;min-height:72px;padding-block:10px}
.brand{display:flex;align-items:center;gap:12px;margin-inline-end:auto;min-width:0;color:inherit;text-decoration:none}
.logo{flex:none;width:44px;height:44px;object-fit:contain;border-radius:8px}
@media (prefers-color-scheme:dark){img.logo{background:#fff}}
.name span{display:block;font-size:12.5px;line-height:1.3;color:var(--dim)}
.name span:first-child{font-size:15px;font-weight:650;letter-spacing:-.01em;color:var(--text)}
.bar ul{display:flex;gap:4px}
.bar li a{display:block;padding:9px 12px;border-radius:8px;color:var(--text);font-size:15px;font-weight:500;text-decoration:none}
.bar li a:hover{background:var(--line)}
.button{display:inline-block;padding:10px 20px;background:var(--accent);border:1px solid var(--accent);border-radius:9px;color:var(--on);font-size:15px;font-weight:600;line-height:1.45;text-decoration:none;white-space:nowrap}
.button:hover{background:var(--strong);border-color:var(--strong)}
.quiet.button{background:none;border-color:var(--dim);color:var(--text)}
.quiet.button:hover{background:var(--line)}
.eyebrow{font-size:14px;font-weight:600;letter-spacing:.02em;color:var(--accent)}
.hero{display:grid;grid-template-columns:minmax(0,1.05fr) minmax(0,1fr);align-items:center;gap:64px;min-height:min(720px,calc(100vh - 73px));padding-block:56px 72px}
h1{margin-block:14px 22px;font-size:clamp(2.3rem,5vw,3.9rem);font-weight:680;line-height:1.06;letter-spacing:-.032em;text-wrap:balance}
.lead{max-width:34em;font-size:19px;color:var(--dim)}
.words p{white-space:pre-line}.words p+p{margin-block-start:14px}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin-block-start:34px}
.ways .button{padding:13px 26px;font-size:16px}
.picture{min-width:0}
.picture img{display:block;width:100%;max-height:600px;object-fit:cover;border-radius:24px}
.drawing{display:block;width:100%;max-height:600px;height:auto;overflow:visible}
.title{margin-block:8px 22px;font-size:clamp(1.8rem,3.2vw,2.5rem);font-weight:660;line-height:1.15;letter-spacing:-.026em;text-wrap:balance}
.about{position:relative;padding-block:96px;background:var(--surface)}
.about::before{content:"";position:absolute;inset:0 0 auto;height:2px;background:repeating-linear-gradient(90deg,var(--accent) 0 16px,transparent 16px 26px);opacity:.55}
.about .wide{display:grid;grid-template-columns:minmax(0,.9fr) minmax(0,1fr);align-items:center;gap:72px}
.about .words>p:not(.title){color:var(--dim)}
.about h3{margin-block:36px 14px;font-size:15px;font-weight:600}
.labels{display:flex;flex-wrap:wrap;gap:14px}
.labels li{flex:1 1 190px;max-width:300px;padding:18px 22px;background:var(--canvas);border-radius:10px;outline:1.5px dashed var(--kraft);outline-offset:-7px}
.labels strong,.labels span{display:block}.labels strong{font-weight:650}.labels span{font-size:14.5px;color:var(--dim)}
.contact{padding-block:88px;background:var(--ink);color:var(--ink-text)}
.contact .eyebrow{color:var(--ink-dim)}
.contact a{color:inherit}
.contact :focus-visible{outline-color:var(--ink-text)}
.contact dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:32px 40px;margin-block-start:36px}
.contact dl div{padding-block-start:16px;border-block-start:2px dashed rgb(255 255 255/26%)}
.contact dt{margin-block-end:4px;font-size:14px;color:var(--ink-dim)}
.contact dd{font-size:17px;font-weight:550;white-space:pre-line}
.foot .wide{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 24px;padding-block:28px;font-size:14.5px;color:var(--dim)}
.sheet{fill:var(--sheet)}.rule{stroke:var(--rule)}.cloth{fill:var(--cloth)}.thread{stroke:var(--thread);stroke-width:1.1}
.body{stroke:var(--deep);stroke-width:2;stroke-linejoin:round}.fold{stroke:var(--shade);stroke-width:3;stroke-linecap:round}
.collar,.placket,.pocket{fill:var(--cloth);stroke:var(--deep);stroke-width:2;stroke-linejoin:round}.collar.back{fill:var(--deep)}
.paper,.paper>path:first-child{fill:var(--paper);stroke:var(--kraft);stroke-width:2;stroke-linejoin:round}.paper .seam,.seam{fill:none;stroke:var(--kraft);stroke-width:1.6;stroke-dasharray:7 6}.paper .grain,.paper .notch{fill:none;stroke:var(--kraft);stroke-width:1.6}
.sewn{stroke:var(--sew);stroke-width:1.8;stroke-linecap:round;stroke-dasharray:6 5.5}
.bone{fill:var(--bone)}.rim{stroke:var(--kraft)}.holes{stroke:var(--tick);stroke-width:2.2;stroke-linecap:round}
.needle-thread{stroke:var(--spun);stroke-width:2.6;stroke-linecap:round}.needle{fill:var(--steel)}.eye{stroke:var(--canvas);stroke-width:2.4;stroke-linecap:round}
.band{stroke:var(--band);stroke-width:26;stroke-linecap:butt}.ticks{stroke:var(--tick);stroke-width:9;stroke-dasharray:1.6 9}
.wood{fill:var(--wood)}.reel{fill:var(--spun)}.turns{stroke:rgb(0 0 0/20%);stroke-width:2}
.iron{fill:var(--iron)}.shine{stroke:var(--shine);stroke-width:3;stroke-linecap:round}.wheel{stroke:var(--shine);stroke-width:2}.dial{fill:var(--bone)}.foot-of-machine{stroke:var(--steel);stroke-width:5;stroke-linecap:round}.table{stroke:var(--kraft);stroke-width:3;stroke-linecap:round}
@media (max-width:900px){.hero,.about .wide{grid-template-columns:minmax(0,1fr);gap:44px}.hero{min-height:0;padding-block:48px 64px}.hero .drawing,.hero .picture img{max-height:480px}.about{padding-block:72px}.about .drawing{max-height:360px}.about .words{order:-1}.contact{padding-block:72px}}
@media (max-width:640px){html{scroll-padding-top:124px}.wide{padding-inline:20px}.bar .wide{flex-wrap:wrap;padding-block:10px 4px}.bar nav{order:3;width:100%;margin-inline:-12px}.logo{width:40px;height:40px}body{font-size:16px}.lead{font-size:17.5px}.hero{padding-block:36px 52px}.ways .button{flex:1 1 auto;text-align:center}.labels li{max-width:none}.bar li a{padding-block:10px}}
@media (max-height:500px){.bar{position:static}html{scroll-padding-top:12px}}
@media print{.bar,.ways,.skip{display:none}}
`.trim()
