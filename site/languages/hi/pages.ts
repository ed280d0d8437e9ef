import type { Catalogue } from '../languages.ts';

/** The pages about solutions, real estate and the price. */
export const pages: Catalogue = {
  'Request a call': 'कॉल मँगाएँ',
  'Human-like AI voice and chat agents that handle calls, qualify leads, book demos and schedule appointments around the clock. Made for real estate in India first.':
    'इंसान की तरह बात करने वाले AI वॉइस और चैट एजेंट, जो दिन-रात कॉल उठाते हैं, लीड परखते हैं, डेमो और अपॉइंटमेंट तय करते हैं। सबसे पहले भारत के रियल एस्टेट के लिए।',
  'AI voice agent solutions, real estate India, call handling, lead qualification, appointment scheduling':
    'AI वॉइस एजेंट समाधान, रियल एस्टेट भारत, कॉल उठाना, लीड क्वालिफ़िकेशन, अपॉइंटमेंट',
  'Real estate, for India': 'रियल एस्टेट, भारत के लिए',
  'Lakh and crore, BHK and carpet area, English and Hindi in one call: buyers are answered in the words they use, qualified, and brought to the gate on Saturday.':
    'लाख और करोड़, BHK और कार्पेट एरिया, एक ही कॉल में हिंदी और अंग्रेज़ी: ख़रीदार को उसी के शब्दों में जवाब मिलता है, उसे परखा जाता है, और शनिवार को वह आपके गेट पर होता है।',
  'See the whole solution': 'पूरा समाधान देखें',
  'Who works with it': 'इसके साथ कौन काम करता है',
  'Agents who work alone': 'अकेले काम करने वाले एजेंट',
  'I am at a site. My phone rings in my pocket.': 'मैं साइट पर हूँ। जेब में फ़ोन बज रहा है।',
  'The agent takes the second call while you are in the first, and the visits stand in your calendar.':
    'आप पहली कॉल पर हों तो दूसरी एजेंट उठाता है, और विज़िट आपके कैलेंडर में आ जाती हैं।',
  'Brokers with a team': 'टीम वाले ब्रोकर',
  'Leads from four portals, and nobody knows who has called whom.':
    'चार पोर्टल से लीड, और किसी को नहीं पता कि किसने किसको कॉल किया।',
  'Each enquiry is answered at once and qualified with the same questions, and reaches one person with its talk.':
    'हर एनक्वायरी को तुरंत जवाब, वही सवाल, और पूरी बातचीत के साथ एक ही व्यक्ति तक।',
  Developers: 'डेवलपर',
  'On the launch weekend everybody calls, and on Tuesday nobody does.':
    'लॉन्च वाले वीकेंड पर सब फ़ोन करते हैं, मंगलवार को कोई नहीं।',
  'Launch calls are all taken, and buyers are answered from booking to the keys and after.':
    'लॉन्च की हर कॉल उठती है, और बुकिंग से चाबी तक, उसके बाद भी, ख़रीदार को जवाब मिलता है।',
  'Four things that it does, at any hour': 'चार काम, किसी भी समय',
  'Handle calls': 'कॉल उठाना',
  'Human-like AI voice agents greet, listen, answer in short sentences, and stop when they are interrupted.':
    'इंसान की तरह बोलने वाले AI वॉइस एजेंट नमस्ते करते हैं, सुनते हैं, छोटे वाक्यों में जवाब देते हैं, और टोकने पर रुक जाते हैं।',
  'Qualify leads': 'लीड परखना',
  'Need, budget, timing, loan and who decides, asked in a talk and noted beside the lead.':
    'ज़रूरत, बजट, समय, लोन और फ़ैसला किसका: बातचीत में पूछा गया, लीड के साथ लिखा गया।',
  'Book demos': 'डेमो बुक करना',
  'For services and showrooms: a free half hour of your team, held at once.':
    'सर्विस और शोरूम के लिए: आपकी टीम का ख़ाली आधा घंटा, तुरंत पक्का।',
  'Schedule appointments': 'अपॉइंटमेंट तय करना',
  'Site visits, call backs, meetings with the loan partner, moved by the caller when life intervenes.':
    'साइट विज़िट, कॉल बैक, लोन पार्टनर से मीटिंग; कुछ आड़े आए तो कॉलर ख़ुद समय बदल लेता है।',
  'Where it answers': 'कहाँ-कहाँ जवाब देता है',
  'Way in': 'रास्ता',
  'The buyer': 'ख़रीदार',
  'The agent': 'एजेंट',
  'Your team gets': 'आपकी टीम को मिलता है',
  'Calls the number on the hoarding at 9:40 pm': 'रात 9:40 पर होर्डिंग वाले नंबर पर फ़ोन करता है',
  'Picks up, answers, asks, agrees a time': 'फ़ोन उठाता है, जवाब देता है, पूछता है, समय तय करता है',
  'A visit in the calendar, the talk in writing': 'कैलेंडर में विज़िट, और पूरी बात लिखी हुई',
  'Website, by voice': 'वेबसाइट पर बोलकर',
  'Presses the round button and speaks': 'गोल बटन दबाकर बोलता है',
  'Talks in the browser, nothing to install': 'ब्राउज़र में बात करता है, कुछ इंस्टॉल नहीं करना',
  'A lead with name, number and wish': 'नाम, नंबर और ज़रूरत के साथ लीड',
  'Website, by chat': 'वेबसाइट पर चैट से',
  'Types in the metro, where nobody can talk': 'मेट्रो में लिखता है, जहाँ बोलना मुश्किल है',
  'Answers the same, word for word as approved': 'वही जवाब, शब्दशः जैसा मंज़ूर है',
  'The same lead, the same record': 'वही लीड, वही रिकॉर्ड',
  'Forms and portals': 'फ़ॉर्म और पोर्टल',
  'Leaves a number and waits': 'नंबर छोड़कर इंतज़ार करता है',
  'Calls back while the listing is still open': 'लिस्टिंग पर नज़र रहते ही कॉल बैक करता है',
  'Only those who want to hear more': 'सिर्फ़ वे, जो आगे सुनना चाहते हैं',
  'Not in property? Clinics, showrooms and schools have the same evening calls. Book a demo and bring your ten most frequent questions: you hear within half an hour whether it fits, and we say so if it does not.':
    'प्रॉपर्टी में नहीं हैं? क्लिनिक, शोरूम और स्कूल में भी शाम को यही कॉल आती हैं। डेमो बुक कीजिए और अपने दस सबसे आम सवाल लाइए: आधे घंटे में पता चल जाएगा कि बात बनती है या नहीं, और न बने तो हम साफ़ कहेंगे।',
  'One agent, wherever your buyers reach you.': 'एक एजेंट, हर उस जगह जहाँ ख़रीदार आप तक पहुँचते हैं।',
  'It answers the calls and chats that a sales team cannot get to, around the clock. Real estate comes first, because that is where an unanswered call costs most.':
    'जिन कॉल और चैट तक सेल्स टीम नहीं पहुँच पाती, उनका जवाब वह देता है, दिन-रात। शुरुआत रियल एस्टेट से, क्योंकि छूटी कॉल सबसे महँगी यहीं पड़ती है।',
  'Kal dekh sakte hain?': 'कल देख सकते हैं?',
  'Haan ji. Kal shaam paanch baje, gate do par.': 'हाँ जी। कल शाम पाँच बजे, गेट दो पर।',
  'Put your own questions to it': 'अपने सवाल इससे पूछिए',
  'The free trial costs 0 USD. The team makes contact within 24 hours.':
    'फ़्री ट्रायल 0 USD का है। टीम 24 घंटे के अंदर संपर्क करती है।',
  'An AI voice agent for real estate agents, brokers and developers in India: answers every enquiry, qualifies the buyer in English and Hindi, books the site visit.':
    'भारत के प्रॉपर्टी एजेंट, ब्रोकर और डेवलपर के लिए AI वॉइस एजेंट: हर एनक्वायरी का जवाब, हिंदी और अंग्रेज़ी में ख़रीदार की परख, साइट विज़िट की बुकिंग।',
  'real estate voice agent India, property lead qualification, site visit booking, broker call answering, Hindi':
    'रियल एस्टेट वॉइस एजेंट भारत, प्रॉपर्टी लीड, साइट विज़िट बुकिंग, ब्रोकर, हिंदी',
  'A street of houses; from one of them somebody calls': 'मकानों की एक गली; एक घर से कोई फ़ोन कर रहा है',
  'A day of enquiries': 'एक दिन की एनक्वायरी',
  '8:10 am': 'सुबह 8:10',
  'Chat, from the metro': 'चैट, मेट्रो से',
  'Is the two-bedroom in Kharadi ready to move in?': 'खराडी वाला टू-बेडरूम रेडी टू मूव है?',
  'Answered, plan sent. She wants a call at lunch, and it is in the calendar.':
    'जवाब दिया, प्लान भेजा। लंच में कॉल चाहती हैं, कैलेंडर में आ गया।',
  '11:25 am': 'सुबह 11:25',
  'Phone, while your line is busy': 'फ़ोन, जब आपकी लाइन बिज़ी है',
  'I am standing in front of your hoarding.': 'मैं आपके होर्डिंग के सामने खड़ा हूँ।',
  'Price and floor told. Visit today at four; your colleague at the site knows.':
    'दाम और फ़्लोर बताए। आज चार बजे विज़िट; साइट पर आपके साथी को ख़बर है।',
  '1:40 pm': 'दोपहर 1:40',
  'Enquiry from a portal': 'पोर्टल से एनक्वायरी',
  'Please share details.': 'डिटेल भेजिए।',
  'Called back at once. Looks for next year: noted, brochure sent, no chasing.':
    'तुरंत कॉल बैक किया। अगले साल के लिए देख रहे हैं: लिख लिया, ब्रोशर भेजा, पीछे नहीं पड़े।',
  '4:05 pm': 'शाम 4:05',
  'Phone, from a tenant': 'फ़ोन, किरायेदार का',
  'Building manager told within the call. The tenant has a number for the request.':
    'कॉल के दौरान ही बिल्डिंग मैनेजर को बताया। किरायेदार के पास शिकायत का नंबर है।',
  '7:50 pm': 'शाम 7:50',
  'Voice on the website, from Dubai': 'वेबसाइट पर बोलकर, दुबई से',
  'Can I see it before I fly in?': 'फ़्लाइट से पहले देख सकती हूँ?',
  'Taken through the plan room by room. Visit agreed for the week of the flight.':
    'प्लान कमरा-दर-कमरा समझाया। फ़्लाइट वाले हफ़्ते में विज़िट तय।',
  'Phone, office closed': 'फ़ोन, दफ़्तर बंद',
  'Budget ₹1.4 crore, to live in. Saturday at eleven, location sent.':
    'बजट ₹1.4 करोड़, ख़ुद रहने के लिए। शनिवार ग्यारह बजे, लोकेशन भेज दी।',
  '11:05 pm': 'रात 11:05',
  Chat: 'चैट',
  'What is your last price? I want to talk to a person.': 'आख़िरी दाम क्या है? मुझे किसी इंसान से बात करनी है।',
  'No price promised. Number taken; your team calls in the morning and has read the talk.':
    'दाम का वादा नहीं किया। नंबर लिया; सुबह आपकी टीम पूरी बात पढ़कर कॉल करेगी।',
  'Made for whoever picks up the phone': 'जो भी फ़ोन उठाता है, उसके लिए',
  Agents: 'प्रॉपर्टी एजेंट',
  'You are the sales team, the driver and the accounts department.': 'सेल्स टीम भी आप, ड्राइवर भी आप, और अकाउंट्स भी।',
  'The call that comes during a site visit is answered': 'साइट विज़िट के बीच आई कॉल का जवाब मिलता है',
  'Visits stand in your calendar with name, budget and place to meet':
    'विज़िट आपके कैलेंडर में, नाम, बजट और मिलने की जगह के साथ',
  'Sundays with your family, without losing Sunday’s callers': 'रविवार परिवार के साथ, रविवार के कॉलर खोए बिना',
  Brokers: 'ब्रोकर',
  'You pay several portals and know what half of the leads became.':
    'पैसा कई पोर्टल को देते हैं, और आधी लीड का पता नहीं कि क्या हुआ।',
  'Every portal enquiry is called back while the listing is still open':
    'हर पोर्टल एनक्वायरी पर कॉल बैक, जब लिस्टिंग अभी सामने खुली है',
  'The same eight questions, so that leads can be compared': 'वही आठ सवाल, ताकि लीड की तुलना हो सके',
  'Each lead goes to one person, with the whole talk': 'हर लीड एक ही व्यक्ति को, पूरी बातचीत के साथ',
  'A launch brings a month’s calls in two days, and promises are remembered for years.':
    'लॉन्च में महीने भर की कॉल दो दिन में आती हैं, और वादे बरसों याद रहते हैं।',
  'As many calls at once as come, each answered from approved facts':
    'जितनी कॉल एक साथ आएँ, उतनी उठती हैं, हर जवाब मंज़ूर जानकारी से',
  'No possession date, price or area that is not in your sheet':
    'पज़ेशन की ऐसी तारीख़, दाम या एरिया नहीं जो आपकी शीट में न हो',
  'Buyers are answered from booking to the keys, and after': 'बुकिंग से चाबी तक और उसके बाद भी ख़रीदार को जवाब',
  'Lead conversion rises by 40% with an agent that answers each lead at once. That is our claim for the service as a whole; the free trial shows what it is for you.':
    'हर लीड को तुरंत जवाब देने वाले एजेंट से लीड कन्वर्ज़न 40% बढ़ता है। यह पूरी सेवा के बारे में हमारा दावा है; आपके यहाँ कितना, यह फ़्री ट्रायल बताएगा।',
  'What the agent asks': 'एजेंट क्या पूछता है',
  'Eight answers, in the order of a talk. If the caller gives three of them in one breath, it does not ask for them again.':
    'आठ जवाब, बातचीत के क्रम में। कॉलर एक साँस में तीन बता दे, तो एजेंट उन्हें दोबारा नहीं पूछता।',
  'Why in this order': 'इसी क्रम में क्यों',
  'From the call to the visit': 'कॉल से विज़िट तक',
  'Which flat is it about?': 'कौन-से फ़्लैट के बारे में?',
  'It answers this first, before it asks anything.': 'पहले इसका जवाब देता है, फिर कुछ पूछता है।',
  'To live in, or to invest?': 'रहने के लिए या निवेश के लिए?',
  'Schools and lift, or rent and resale.': 'स्कूल और लिफ़्ट, या किराया और रीसेल।',
  'How many of you will live there?': 'घर में कितने लोग रहेंगे?',
  'Better than “two BHK or three?”.': '“टू BHK या थ्री?” पूछने से बेहतर।',
  'When would you like to move in?': 'कब तक शिफ़्ट होना चाहेंगे?',
  '“Next year” is an answer too.': '“अगले साल” भी एक जवाब है।',
  'Is this range near what you had in mind?': 'क्या यह रेंज आपके मन के आसपास है?',
  'A range, in lakh and crore, before a number.': 'पहले लाख और करोड़ में रेंज, फिर कोई एक दाम।',
  'Will you take a loan?': 'लोन लेंगे?',
  'Your partner is named only if the buyer wants.': 'पार्टनर का नाम तभी, जब ख़रीदार चाहे।',
  'Will somebody come along?': 'साथ में कोई आएगा?',
  'Who decides should see it the same day.': 'जो फ़ैसला करेगा, वह उसी दिन देख ले।',
  'Saturday at eleven, or Sunday at five?': 'शनिवार ग्यारह बजे, या रविवार पाँच बजे?',
  'Two times that are free in your calendar.': 'दो टाइम, जो आपके कैलेंडर में ख़ाली हैं।',
  'The same question, three ways': 'एक ही सवाल, तीन तरह से',
  'Callers change languages in the middle of a sentence. The agent is made to follow, with lakh and crore, and with the names of places as they are said.':
    'लोग वाक्य के बीच में भाषा बदल देते हैं। एजेंट साथ चलता है, लाख और करोड़ के साथ, और जगहों के वही नाम लेता है जो बोले जाते हैं।',
  Hindi: 'हिंदी',
  'As people really talk': 'जैसे लोग सच में बोलते हैं',
  'Eleven things to use it for': 'ग्यारह काम, जिनमें यह लगे',
  'What it cannot do': 'यह क्या नहीं कर सकता',
  Negotiate: 'मोल-भाव',
  'It names the price that you have approved. The last word on money stays with your people.':
    'वही दाम बताता है जो आपने मंज़ूर किया। पैसे की आख़िरी बात आपके लोगों के पास रहती है।',
  'Know what you have not told it': 'वह जानना, जो आपने नहीं बताया',
  'It is as good as its facts. In the first weeks it will often say “I am noting that”.':
    'यह उतना ही अच्छा है जितनी इसकी जानकारी। शुरू के हफ़्तों में अक्सर कहेगा, “मैं लिख रही हूँ”।',
  'Advise on law, tax or loans': 'क़ानून, टैक्स या लोन की सलाह',
  'It explains what a paper is for, and passes the rest to somebody who may advise.':
    'बताता है कि काग़ज़ किसलिए है, बाक़ी उसे सौंपता है जो सलाह दे सकता है।',
  'Walk a buyer through a flat': 'ख़रीदार को फ़्लैट में घुमाना',
  'It brings them to the gate. The handshake is yours.': 'गेट तक यह लाता है। हाथ आप मिलाते हैं।',
  'Understand every line': 'हर ख़राब लाइन समझना',
  'On a bad line it asks again, once, and then takes a number so that a person calls.':
    'लाइन ख़राब हो तो एक बार फिर पूछता है, फिर नंबर ले लेता है ताकि कोई इंसान कॉल करे।',
  'From the first ring to the site visit.': 'पहली घंटी से साइट विज़िट तक।',
  'A launch weekend brings more calls than your team has ears. The agent takes each of them, day and night, and hands over the buyers who are ready.':
    'लॉन्च वाले वीकेंड पर जितनी कॉल आती हैं, उतने कान आपकी टीम के पास नहीं। एजेंट हर कॉल उठाता है, दिन हो या रात, और तैयार ख़रीदार आगे देता है।',
  midnight: 'आधी रात',
  '6 am': 'सुबह 6',
  noon: 'दोपहर',
  '6 pm': 'शाम 6',
  '{late} of these {all} enquiries came when the office was closed. A made-up day; count one of yours.':
    'इन {all} में से {late} एनक्वायरी तब आईं जब दफ़्तर बंद था। यह दिन काल्पनिक है; अपना एक दिन गिनकर देखिए।',
  'Is parking included in that price?': 'इस दाम में पार्किंग शामिल है?',
  'Yes, one covered place. A second one is three lakh.': 'जी, एक कवर्ड पार्किंग। दूसरी तीन लाख की है।',
  'जी, एक covered पार्किंग। दूसरी तीन लाख की है।': 'जी, एक कवर्ड पार्किंग। दूसरी तीन लाख की है।',
  'What your team gets at nine in the morning': 'सुबह नौ बजे आपकी टीम को क्या मिलता है',
  'Not a missed call, and not a form with a name. A buyer, with what was said, what was promised, and what is still open.':
    'मिस्ड कॉल नहीं, नाम वाला फ़ॉर्म भी नहीं। एक ख़रीदार: क्या कहा, क्या वादा हुआ, और क्या बाक़ी है।',
  'Ananya, from Baner': 'अनन्या, बानेर से',
  'Looks for': 'चाहिए',
  'Three bedrooms, Baner or Aundh': 'तीन बेडरूम, बानेर या औंध',
  Purpose: 'किसलिए',
  'To live in, with her parents': 'रहने के लिए, माता-पिता के साथ',
  Budget: 'बजट',
  '₹1.4 crore, all in': '₹1.4 करोड़, सब मिलाकर',
  Loan: 'लोन',
  'Yes, bank has looked at it': 'हाँ, बैंक देख चुका है',
  Decides: 'फ़ैसला',
  'With her husband; both come': 'पति के साथ; दोनों आएँगे',
  'Site visit Saturday, 11:00 am, gate two. Sunita meets them.': 'साइट विज़िट शनिवार, सुबह 11:00, गेट दो। सुनीता मिलेंगी।',
  'Asked about the water supply; not in the facts.': 'पानी की सप्लाई पूछी; जानकारी में नहीं है।',
  'Sample lead': 'लीड का नमूना',
  '[Ready buyers] go to the person who will meet them, with the visit in the calendar.':
    '[तैयार ख़रीदार] उस व्यक्ति तक जाते हैं जो उनसे मिलेगा, विज़िट कैलेंडर में।',
  '[Whoever asks for a person] is called back by one, who has read the talk.':
    '[जो इंसान से बात चाहे], उसे पूरी बात पढ़ चुका व्यक्ति कॉल करता है।',
  '[Those who only look] are answered, noted, and left in peace.':
    '[जो बस देख रहे हैं], उन्हें जवाब मिलता है, नाम लिखा जाता है, और चैन से छोड़ दिया जाता है।',
  'Do you get municipal water or tankers?': 'पानी नगर निगम का है या टैंकर का?',
  'I do not have that. A colleague tells you tomorrow before noon.':
    'यह जानकारी अभी मेरे पास नहीं है। कल दोपहर से पहले कोई साथी आपको बता देगा।',
  'Give it one evening of your calls': 'इसे अपनी एक शाम की कॉल दीजिए',
  'The trial costs 0 USD. Tell us how buyers reach you, and the team makes contact within 24 hours.':
    'ट्रायल 0 USD का है। बताइए कि ख़रीदार आप तक कैसे पहुँचते हैं, टीम 24 घंटे के अंदर संपर्क करती है।',
  'The free trial of Parley’s AI voice and chat agent costs 0 USD. What it holds, how the price afterwards is worked out on a demo, and what is never charged.':
    'Parley के AI वॉइस और चैट एजेंट का फ़्री ट्रायल 0 USD का है। उसमें क्या मिलता है, बाद की क़ीमत डेमो में कैसे तय होती है, और किस चीज़ का पैसा कभी नहीं लगता।',
  'AI voice agent pricing India, free trial, 0 USD, real estate call answering cost':
    'AI वॉइस एजेंट की क़ीमत, फ़्री ट्रायल, 0 USD, रियल एस्टेट कॉल',
  'From the trial to a price that you know beforehand': 'ट्रायल से उस क़ीमत तक, जो आपको पहले से पता हो',
  'You try it': 'आप आज़माते हैं',
  'The agent takes real enquiries of yours, for example those that come after seven in the evening. You read what was said.':
    'एजेंट आपकी असली एनक्वायरी उठाता है, जैसे शाम सात बजे के बाद वाली। आप पढ़ते हैं कि क्या बात हुई।',
  'We look at it together': 'साथ बैठकर देखते हैं',
  'On a demo we count: how many calls, how long, how many visits. Your own figures, not ours, decide what makes sense.':
    'डेमो में गिनते हैं: कितनी कॉल, कितनी लंबी, कितनी विज़िट। फ़ैसला आपके आँकड़ों से, हमारे नहीं।',
  'You get a price in writing': 'क़ीमत लिखकर मिलती है',
  'What is included, what would change it, and how to end it. Until you say yes to it, you owe nothing.':
    'क्या शामिल है, किससे बदलेगी, और कैसे बंद होगी। जब तक आप हाँ न कहें, कुछ देना नहीं।',
  'What the price after the trial depends on': 'ट्रायल के बाद क़ीमत किस पर निर्भर है',
  'A broker with two projects and a developer with a launch every quarter do not need the same. So there is no list of plans here. On a demo the team goes through these four with you, and writes the price down.':
    'दो प्रोजेक्ट वाले ब्रोकर और हर तिमाही लॉन्च करने वाले डेवलपर की ज़रूरत एक नहीं होती। इसलिए यहाँ प्लान की लिस्ट नहीं है। डेमो में टीम आपके साथ ये चार बातें देखती है और क़ीमत लिख देती है।',
  'How many conversations': 'कितनी बातचीत',
  'Calls and chats in an ordinary month, and in the month of a launch. They are seldom the same.':
    'आम महीने की कॉल और चैट, और लॉन्च वाले महीने की। दोनों शायद ही बराबर हों।',
  'How much it has to know': 'कितना जानना है',
  'One building, or forty with their own prices, phases and papers. More facts are more work to keep true.':
    'एक बिल्डिंग, या चालीस, हर एक के अपने दाम, फ़ेज़ और काग़ज़। ज़्यादा जानकारी को सही रखने में ज़्यादा काम है।',
  'What it is joined to': 'किससे जुड़ेगा',
  'Your website alone; or also your phone line, your calendar, and the system in which your leads live.':
    'सिर्फ़ वेबसाइट; या फ़ोन लाइन, कैलेंडर और वह सिस्टम भी जिसमें आपकी लीड रहती हैं।',
  'Where it runs': 'कहाँ चलेगा',
  'With us, or on a server of your own, with the speech engines that you choose.':
    'हमारे यहाँ, या आपके अपने सर्वर पर, आपके चुने हुए स्पीच इंजन के साथ।',
  'What is never charged': 'इनका पैसा कभी नहीं',
  'The demo.': 'डेमो।',
  'Half an hour with the team, whether or not anything comes of it.': 'टीम के साथ आधा घंटा, चाहे बात बने या न बने।',
  'The trial.': 'ट्रायल।',
  'Also when you decide against it. It does not turn into a paid plan by itself.':
    'तब भी, जब आप मना कर दें। यह अपने आप पेड प्लान नहीं बनता।',
  'Your own leads.': 'आपकी अपनी लीड।',
  'Names, numbers and transcripts are yours, during the trial and after it.':
    'नाम, नंबर और लिखित बातचीत आपकी है, ट्रायल में भी और बाद में भी।',
  'A call that nobody answered.': 'कॉल, जो किसी ने नहीं उठाई।',
  'If the agent was not there, you do not pay for it.': 'एजेंट नहीं था, तो पैसा भी नहीं।',
  'Asked about the price': 'क़ीमत के बारे में पूछे गए सवाल',
  '0 USD': '0 USD',
  'for the free trial. Hear it answer your buyers before you pay a rupee.':
    'फ़्री ट्रायल की क़ीमत। एक रुपया देने से पहले सुनिए कि यह आपके ख़रीदारों को कैसे जवाब देता है।',
  'Start the free trial': 'फ़्री ट्रायल शुरू करें',
  'What the trial holds': 'ट्रायल में क्या मिलता है',
  'An agent with your facts': 'आपकी जानकारी वाला एजेंट',
  'Your projects, prices and questions, put in with you': 'आपके प्रोजेक्ट, दाम और सवाल, आपके साथ मिलकर डाले जाते हैं',
  'Voice and chat on your website': 'आपकी वेबसाइट पर वॉइस और चैट',
  'Buyers press a button and talk; nothing to install': 'ख़रीदार बटन दबाकर बात करते हैं; कुछ इंस्टॉल नहीं',
  'Qualified leads': 'परखी हुई लीड',
  'Budget, timing, purpose and loan, asked in a talk': 'बजट, समय, मक़सद और लोन, बातचीत में पूछे गए',
  'Site visits in a calendar': 'कैलेंडर में साइट विज़िट',
  'Agreed in the same call, in free times of your team': 'उसी कॉल में तय, आपकी टीम के ख़ाली समय में',
  'Every word in writing': 'हर शब्द लिखा हुआ',
  'The transcript stands beside the lead': 'पूरी बातचीत लीड के साथ',
  'A person of our team': 'हमारी टीम का एक व्यक्ति',
  'Reads the first calls with you and mends what was missing': 'पहली कॉल आपके साथ पढ़ता है और जो कमी रही उसे ठीक करता है',
  'Free trial': 'फ़्री ट्रायल',
  'No card is asked for: there is nothing to pay.': 'कार्ड नहीं माँगा जाता: देना ही कुछ नहीं है।',
  'Begin at 0 USD': '0 USD से शुरू कीजिए',
  'Tell us how your buyers reach you. The team makes contact within 24 hours and sets the trial up with you.':
    'बताइए कि ख़रीदार आप तक कैसे पहुँचते हैं। टीम 24 घंटे के अंदर संपर्क करके ट्रायल आपके साथ सेट करती है।',
  'How an AI voice agent takes the calls of builders and brokers in India: what was hard before, what it does, and what comes of it.':
    'भारत के बिल्डर और ब्रोकर की कॉल AI वॉइस एजेंट कैसे उठाता है: पहले क्या मुश्किल थी, एजेंट क्या करता है, और नतीजा क्या निकला।',
  'case studies, AI voice agent, real estate, India, site visits': 'केस स्टडी, AI वॉइस एजेंट, रियल एस्टेट, भारत, साइट विज़िट',
  'What changes in a sales office when every call is answered.': 'जब हर कॉल उठती है, तो सेल्स दफ़्तर में क्या बदलता है।',
};
