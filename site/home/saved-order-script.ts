import { savedOrderEntry } from './section-order.ts';

/**
 * Runs in the head before the first paint: a visitor who saved an order of the home page's sections waits for it rather
 * than see another one first. Gives up after ten seconds, so that a page whose program never comes can still be read.
 * Written out, so that server and browser hold the same text.
 */
export const savedOrderScript = `try{if(localStorage.getItem("${savedOrderEntry}")!==null){let d=document.documentElement.dataset;d.homeOrder="saved";setTimeout(()=>{if(d.homeOrder)d.homeOrder="given-up"},1e4)}}catch{}`;
