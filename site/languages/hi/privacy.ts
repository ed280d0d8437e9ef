import type { Catalogue } from '../languages.ts';

/** What the page of one's own data says, and the mail that leads to it. */
export const privacy: Catalogue = {
  'Your data and choices': 'आपका डेटा और आपके विकल्प',
  'This link no longer works. It holds for 48 hours; ask for a new one below.':
    'यह लिंक अब काम नहीं करता। लिंक 48 घंटे चलता है; नीचे से नया मँगाएँ।',
  'We keep nothing about this address.': 'इस पते के बारे में हमारे पास कुछ नहीं है।',
  'If we keep anything about this address, a link is on its way to it now. It holds for 48 hours. Look into the spam folder too.':
    'अगर इस पते के बारे में हमारे पास कुछ है, तो उसका लिंक अभी भेजा जा रहा है। लिंक 48 घंटे चलता है। स्पैम फ़ोल्डर भी देख लें।',
  'Your consent is taken back. We no longer contact you for marketing and sales.':
    'आपकी सहमति वापस ले ली गई है। अब हम मार्केटिंग और बिक्री के लिए आपसे संपर्क नहीं करेंगे।',
  'Everything we kept about you is erased. Nothing else is needed.':
    'आपके बारे में जो कुछ हमारे पास था, सब मिटा दिया गया है। आपको और कुछ नहीं करना है।',
  'Nothing is erased yet: tick the box to say that you are sure.':
    'अभी कुछ नहीं मिटा है: पक्का हो तो पहले बॉक्स पर निशान लगाएँ।',
  'This site sends no mail at the moment. Write to us, and we show, correct or erase what we keep about you.':
    'यह साइट अभी ईमेल नहीं भेजती। हमें लिखें; आपके बारे में जो रखा है, वह हम दिखाएँगे, ठीक करेंगे या मिटा देंगे।',
  'See what we keep about you, take it along, take your consent back, or have it erased. We mail you a link, so that we know it is you.':
    'देखें कि हम आपके बारे में क्या रखते हैं; उसे साथ ले जाएँ, अपनी सहमति वापस लें, या सब मिटवा दें। हम आपको ईमेल से लिंक भेजते हैं, ताकि पक्का हो कि आप ही हैं।',
  'The e-mail address that you gave us': 'वह ईमेल पता जो आपने हमें दिया था',
  'Mail me the link': 'मुझे लिंक भेजें',
  'What we keep about {email}': '{email} के बारे में हम यह रखते हैं',
  'Forms you sent': 'आपके भेजे फ़ॉर्म',
  'Demo calls you asked for': 'आपकी माँगी डेमो कॉल',
  'Live demos you booked': 'आपके बुक किए लाइव डेमो',
  Newsletter: 'न्यूज़लेटर',
  'Systems of ours that were told': 'हमारे जिन सिस्टम तक जानकारी गई',
  'Download everything as a file': 'सब कुछ फ़ाइल में डाउनलोड करें',
  'What you agreed to': 'आपने किस बात की सहमति दी',
  'No consent stands beside what you sent.': 'आपने जो भेजा, उसके साथ कोई सहमति दर्ज नहीं है।',
  'We then no longer contact you for marketing and sales, and the newsletter ends. What we did before stays lawful.':
    'इसके बाद हम मार्केटिंग और बिक्री के लिए संपर्क नहीं करेंगे, और न्यूज़लेटर बंद हो जाएगा। उससे पहले जो हुआ, वह वैध रहेगा।',
  'Take my consent back': 'मेरी सहमति वापस लें',
  'Erase everything': 'सब कुछ मिटाएँ',
  'All of the above goes for good, calls and bookings too, and systems that we told of it are told to erase it. Booked demos do not take place.':
    'ऊपर का सब कुछ हमेशा के लिए चला जाएगा, कॉल और बुकिंग भी; जिन सिस्टम को हमने बताया था, उन्हें भी मिटाने को कहा जाएगा। बुक किए डेमो नहीं होंगे।',
  'I am sure: erase everything you keep about me': 'मुझे पक्का है: मेरे बारे में जो कुछ है, सब मिटा दें',
  'not confirmed': 'पुष्टि नहीं हुई',
  confirmed: 'पुष्टि हो चुकी',
  ended: 'बंद',
  'Purpose not known': 'उद्देश्य दर्ज नहीं',
  'by e-mail': 'ईमेल से',
  'by phone': 'फ़ोन से',
  'given on {date}': '{date} को दी गई',
  'taken back on {date}': '{date} को वापस ली गई',
  'Contact for marketing and sales': 'मार्केटिंग और बिक्री के लिए संपर्क',
  'News and offers by e-mail': 'ईमेल से समाचार और ऑफ़र',
  'The appointment, and talk about the service': 'तय मीटिंग, और सेवा की बात',
  'Your data at Parley': 'Parley के पास आपका डेटा',
  'What we keep about you': 'हम आपके बारे में क्या रखते हैं',
  'Somebody, we hope you, asked to see what Parley keeps about this address.':
    'किसी ने, उम्मीद है आपने, यह देखना चाहा कि Parley इस पते के बारे में क्या रखता है।',
  'Behind the link you can read it, take it along, take your consent back, or have everything erased. The link works for 48 hours.':
    'लिंक खोलकर आप इसे पढ़ सकते हैं, साथ ले जा सकते हैं, सहमति वापस ले सकते हैं, या सब कुछ मिटवा सकते हैं। लिंक 48 घंटे काम करता है।',
  'See my data and choices': 'मेरा डेटा और विकल्प देखें',
  'If it was not you, do nothing: nobody else has seen anything.':
    'अगर यह आपने नहीं किया, तो कुछ न करें: और किसी ने कुछ नहीं देखा है।',
};
