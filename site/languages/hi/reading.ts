import type { Catalogue } from '../languages.ts';

/** The pages that are read: resources, about us, contact. */
export const reading: Catalogue = {
  'Book a Live Demo': 'लाइव डेमो बुक करें',
  'Missed calls, qualifying questions, Hindi and English on one call, site-visit no-shows, consent and DND: notes for real estate sales teams in India.':
    'मिस्ड कॉल, लीड परखने के सवाल, एक कॉल में हिंदी और अंग्रेज़ी, साइट विज़िट पर न आना, सहमति और DND: भारत की रियल एस्टेट सेल्स टीम के लिए नोट्स।',
  'real estate sales India, missed calls, lead qualification, site visit no-show, DND rules, call transcript':
    'रियल एस्टेट सेल्स भारत, मिस्ड कॉल, लीड क्वालिफ़िकेशन, साइट विज़िट, DND के नियम',
  'Follow by RSS': 'RSS से जुड़ें',
  'What we hear on calls, and what to do about it.': 'कॉल पर हम क्या सुनते हैं, और उसका क्या करें।',
  'For brokers and sales heads in India. Short enough to read between two site visits.':
    'भारत के ब्रोकर और सेल्स हेड के लिए। इतना छोटा कि दो साइट विज़िट के बीच पढ़ लें।',
  'Guides for real estate sales teams in India: a site-visit call checklist, a call script in English and Hindi, notes on TRAI, DND, DPDP and RERA, and the words buyers ask about.':
    'भारत की रियल एस्टेट सेल्स टीम के लिए: साइट विज़िट कॉल की चेकलिस्ट, हिंदी और अंग्रेज़ी में कॉल स्क्रिप्ट, TRAI, DND, DPDP और RERA के नोट्स, और वे शब्द जो ख़रीदार पूछते हैं।',
  'site visit checklist, real estate call script Hindi, DND rules, RERA, DPDP Act, carpet area':
    'साइट विज़िट चेकलिस्ट, रियल एस्टेट कॉल स्क्रिप्ट हिंदी, DND के नियम, RERA, DPDP Act, कार्पेट एरिया',
  'On this page': 'इस पेज पर',
  Guides: 'गाइड',
  'Call checklist': 'कॉल चेकलिस्ट',
  'Call script': 'कॉल स्क्रिप्ट',
  Rules: 'नियम',
  Words: 'शब्द',
  'When the phone rings': 'जब फ़ोन बजे',
  '{minutes} min': '{minutes} मिनट',
  'While you talk': 'बात करते समय',
  'After the call': 'कॉल के बाद',
  'Before you dial': 'डायल करने से पहले',
  'Words that buyers ask about': 'शब्द, जो ख़रीदार पूछते हैं',
  'Carpet area': 'कार्पेट एरिया',
  'The floor that can be used inside the flat, inner walls included. What RERA wants quoted.':
    'फ़्लैट के अंदर इस्तेमाल होने वाला फ़र्श, अंदर की दीवारों समेत। RERA यही बताने को कहता है।',
  'Built-up area': 'बिल्ट-अप एरिया',
  'Carpet area with the outer walls and, as a rule, balconies.': 'कार्पेट एरिया, बाहरी दीवारें और आम तौर पर बालकनी मिलाकर।',
  'Super built-up': 'सुपर बिल्ट-अप',
  'Built-up area with a share of lobby, lift and stairs. Larger on paper than underfoot.':
    'बिल्ट-अप एरिया में लॉबी, लिफ़्ट और सीढ़ियों का हिस्सा जोड़कर। काग़ज़ पर ज़्यादा, पैरों के नीचे कम।',
  'Token amount': 'टोकन अमाउंट',
  'A first payment that holds the flat. Ask what happens to it if either side steps back.':
    'पहली रक़म, जो फ़्लैट रोक देती है। पूछ लीजिए कि कोई पक्ष पीछे हटे तो उसका क्या होगा।',
  'Allotment letter': 'अलॉटमेंट लेटर',
  'The promoter’s letter that a certain flat is kept for the buyer. It comes before the agreement.':
    'प्रमोटर की चिट्ठी कि फ़लाँ फ़्लैट ख़रीदार के लिए रखा है। यह एग्रीमेंट से पहले आती है।',
  'Agreement for sale': 'एग्रीमेंट फ़ॉर सेल',
  'The contract with price, date and payment plan. It is registered.':
    'दाम, तारीख़ और पेमेंट प्लान वाला करार। इसकी रजिस्ट्री होती है।',
  'Occupancy certificate': 'ऑक्यूपेंसी सर्टिफ़िकेट',
  'The authority’s paper that the building may be lived in. Usually called OC.':
    'प्रशासन का काग़ज़ कि बिल्डिंग में रहा जा सकता है। आम बोली में OC।',
  Possession: 'पज़ेशन',
  'The day of the keys. The date that counts is the one in the agreement.':
    'चाबी मिलने का दिन। गिनती उस तारीख़ की है जो एग्रीमेंट में है।',
  'RERA number': 'RERA नंबर',
  'The registration of a project or an agent, to be looked up on the state’s RERA site.':
    'प्रोजेक्ट या एजेंट का रजिस्ट्रेशन, जिसे राज्य की RERA साइट पर देखा जा सकता है।',
  'Take it into Monday’s meeting.': 'सोमवार की मीटिंग में साथ ले जाइए।',
  'Guides, a checklist, a script in two languages, and the rules in plain words. Free to use and to print, without leaving your number.':
    'गाइड, चेकलिस्ट, दो भाषाओं में स्क्रिप्ट, और आसान शब्दों में नियम। इस्तेमाल और प्रिंट मुफ़्त, नंबर छोड़े बिना।',
  'Checklist for a site-visit call': 'साइट विज़िट कॉल की चेकलिस्ट',
  'One page beside the phone. Tick it here, or print it: only this list and the script come out.':
    'फ़ोन के पास रखने का एक पन्ना। यहीं टिक कीजिए, या प्रिंट कीजिए: सिर्फ़ यह लिस्ट और स्क्रिप्ट छपेगी।',
  'Before the call': 'कॉल से पहले',
  'Which flat or project the buyer asked about, and where': 'ख़रीदार ने कौन-सा फ़्लैट या प्रोजेक्ट पूछा, और कहाँ',
  'Price range, all in, as it is said aloud: “eighty-two to ninety-five lakh”':
    'सब मिलाकर दाम की रेंज, जैसे बोलते हैं: “बयासी से पंचानवे लाख”',
  'What is really available this week': 'इस हफ़्ते सच में क्या उपलब्ध है',
  'Two free times for a visit, and who will be at the gate': 'विज़िट के दो ख़ाली समय, और गेट पर कौन मिलेगा',
  'RERA registration number of the project': 'प्रोजेक्ट का RERA रजिस्ट्रेशन नंबर',
  'On the call': 'कॉल पर',
  'Name, firm, and which flat it is about, in the first sentence': 'नाम, फ़र्म और कौन-सा फ़्लैट, पहले ही वाक्य में',
  'The buyer’s own question answered first': 'पहले ख़रीदार के अपने सवाल का जवाब',
  'To live in, or to invest': 'रहने के लिए या निवेश के लिए',
  'How many people, and what they need': 'कितने लोग, और उन्हें क्या चाहिए',
  'By when, and within which range': 'कब तक, और किस रेंज में',
  'Loan or own funds': 'लोन या अपना पैसा',
  'Who else decides, and whether they come along': 'फ़ैसला और कौन करेगा, और क्या वे साथ आएँगे',
  'Day and hour repeated by the buyer': 'दिन और समय ख़रीदार ने दोहराया',
  'Before they hang up': 'फ़ोन रखने से पहले',
  'Location pin sent while they are on the line': 'लाइन पर रहते हुए लोकेशन पिन भेजी',
  'Name of the person they will meet': 'जिससे मिलेंगे उसका नाम',
  'How to move the visit': 'विज़िट का समय कैसे बदलें',
  'Whether you may write, call, or both': 'आप लिख सकते हैं, कॉल कर सकते हैं, या दोनों',
  'After the visit': 'विज़िट के बाद',
  'Every promise noted with a name and a day': 'हर वादा नाम और तारीख़ के साथ लिखा',
  'What they liked, in their words': 'क्या अच्छा लगा, उन्हीं के शब्दों में',
  'The one question that nobody could answer': 'वह एक सवाल, जिसका जवाब किसी के पास नहीं था',
  'Next step agreed, or a friendly goodbye': 'अगला क़दम तय, या हँसकर विदा',
  'The call, in both languages': 'कॉल, दोनों भाषाओं में',
  'Written as people speak in Pune or Gurugram, not translated word by word. Put in your own names; these are invented.':
    'जैसे पुणे या गुरुग्राम में लोग बोलते हैं वैसे लिखी, शब्द-दर-शब्द अनुवाद नहीं। अपने नाम डाल लीजिए; ये काल्पनिक हैं।',
  Moment: 'मौक़ा',
  Greeting: 'नमस्ते',
  People: 'लोग',
  Time: 'समय',
  Money: 'पैसा',
  'Who decides': 'फ़ैसला किसका',
  'The day': 'कौन-सा दिन',
  'Not known': 'पता नहीं',
  Goodbye: 'विदा',
  'Three sets of rules, in short': 'तीन तरह के नियम, कम शब्दों में',
  'Calling: TRAI and DND': 'कॉल करना: TRAI और DND',
  'Telecom Commercial Communications Customer Preference Regulations, 2018, as amended':
    'टेलीकॉम कमर्शियल कम्युनिकेशंस कस्टमर प्रेफ़रेंस रेगुलेशंस, 2018, संशोधनों सहित',
  'People can register that they do not want commercial calls or messages. Promotion has to respect that.':
    'लोग दर्ज करा सकते हैं कि उन्हें विज्ञापन वाले कॉल या मैसेज नहीं चाहिए। प्रचार में इसका ध्यान रखना होता है।',
  'Promotional calls and messages go through registered senders and number series set apart for them, not through a salesperson’s mobile.':
    'प्रचार के कॉल और मैसेज रजिस्टर्ड भेजने वालों और उनके लिए तय नंबर सीरीज़ से जाते हैं, सेल्सपर्सन के मोबाइल से नहीं।',
  'A call that answers an enquiry is on firmer ground than one that nobody asked for. Keep the enquiry with its time.':
    'एनक्वायरी के जवाब में की गई कॉल बिन माँगी कॉल से ज़्यादा मज़बूत ज़मीन पर है। एनक्वायरी समय के साथ सँभालकर रखिए।',
  'Anybody may complain, and numbers that draw complaints can be restricted.':
    'शिकायत कोई भी कर सकता है, और जिन नंबरों पर शिकायत आए उन पर रोक लग सकती है।',
  'Data: the DPDP Act': 'डेटा: DPDP क़ानून',
  'Digital Personal Data Protection Act, 2023, and the rules under it, which take effect in stages':
    'डिजिटल पर्सनल डेटा प्रोटेक्शन एक्ट, 2023, और उसके नियम, जो चरणों में लागू हो रहे हैं',
  'Say in plain words, before you collect it, what a name and number are for.':
    'नाम और नंबर लेने से पहले आसान शब्दों में बताइए कि किसलिए है।',
  'Consent is for that purpose, and as easy to take back as to give.':
    'सहमति उसी काम के लिए है, और वापस लेना उतना ही आसान जितना देना।',
  'People may ask what you hold, have it corrected, and have it erased.':
    'लोग पूछ सकते हैं कि आपके पास क्या है, उसे ठीक करवा सकते हैं और मिटवा सकते हैं।',
  'Name somebody who answers complaints, and protect what you keep.':
    'किसी का नाम दीजिए जो शिकायत सुने, और जो रखते हैं उसे सुरक्षित रखिए।',
  'Selling: RERA': 'बेचना: RERA',
  'Real Estate (Regulation and Development) Act, 2016, and the rules of each state':
    'रियल एस्टेट (रेगुलेशन एंड डेवलपमेंट) एक्ट, 2016, और हर राज्य के नियम',
  'A project that needs registration is not marketed before it has it; the number belongs into advertisements.':
    'जिस प्रोजेक्ट का रजिस्ट्रेशन ज़रूरी है, उसका प्रचार उससे पहले नहीं होता; नंबर विज्ञापन में लिखा जाता है।',
  'Agents who deal in such projects need a registration of their own, in each state where they do.':
    'ऐसे प्रोजेक्ट में काम करने वाले एजेंट को ख़ुद का रजिस्ट्रेशन चाहिए, हर उस राज्य में जहाँ काम करें।',
  'Area means carpet area, as the Act defines it. Say which one you quote.':
    'एरिया मतलब कार्पेट एरिया, जैसा क़ानून में लिखा है। बताइए कि आप कौन-सा बता रहे हैं।',
  'What is promised on a call can be held against the promoter. Dates come from the filing.':
    'कॉल पर किया वादा प्रमोटर पर भारी पड़ सकता है। तारीख़ें वही, जो RERA में दर्ज हैं।',
  'General information as of November 2026, not legal advice. Rules change and differ by state; ask a lawyer and your telecom provider about your case. More in [Consent and DND: the calling rules in plain words].':
    'नवंबर 2026 की सामान्य जानकारी, क़ानूनी सलाह नहीं। नियम बदलते हैं और हर राज्य में अलग हैं; अपने मामले में वकील और टेलीकॉम कंपनी से पूछिए। और पढ़ें: [सहमति और DND: कॉल के नियम आसान शब्दों में]।',
  'Or let the agent keep the checklist': 'या चेकलिस्ट एजेंट पर छोड़ दीजिए',
  'It asks the same questions on every call, at any hour. Try it at 0 USD; the team makes contact within 24 hours.':
    'वह हर कॉल पर वही सवाल पूछता है, किसी भी समय। 0 USD में आज़माइए; टीम 24 घंटे के अंदर संपर्क करती है।',
  'Parley builds human-like AI voice agents for real estate teams in India. Why we began with property, and the four rules that our agents keep on every call.':
    'Parley भारत की रियल एस्टेट टीम के लिए इंसान की तरह बोलने वाले AI वॉइस एजेंट बनाता है। शुरुआत प्रॉपर्टी से क्यों, और वे चार नियम जो हमारे एजेंट हर कॉल पर निभाते हैं।',
  'about Parley, AI voice agents India, real estate sales agents, honest AI':
    'Parley के बारे में, AI वॉइस एजेंट भारत, रियल एस्टेट सेल्स एजेंट, ईमानदार AI',
  'A flat is the largest purchase of most lives. It often begins with a call that nobody answers.':
    'ज़्यादातर लोगों के लिए फ़्लैट ज़िंदगी की सबसे बड़ी ख़रीद है। और वह अक्सर ऐसी कॉल से शुरू होती है जो कोई नहीं उठाता।',
  'People in India decide about property by talking. They want to hear about the lift, the water and the loan from somebody, in the language they think in, at the hour when the family sits together. A form does not do that.':
    'भारत में लोग प्रॉपर्टी का फ़ैसला बात करके करते हैं। लिफ़्ट, पानी और लोन के बारे में वे किसी से सुनना चाहते हैं, उस भाषा में जिसमें वे सोचते हैं, उस समय जब परिवार साथ बैठता है। फ़ॉर्म से यह नहीं होता।',
  'Sales teams know this. But a team of six cannot pick up at ten at night, on a Sunday, and on the fortieth call of a launch, each time with the patience of the first. So calls ring out, and the money spent to make the phone ring is lost.':
    'सेल्स टीम यह जानती है। लेकिन छह लोगों की टीम रात दस बजे, रविवार को, और लॉन्च की चालीसवीं कॉल पर पहली कॉल जितने सब्र से फ़ोन नहीं उठा सकती। घंटी बजती रह जाती है, और फ़ोन बजवाने में लगा पैसा डूब जाता है।',
  'Parley takes those calls. Its voice agents sound like people, qualify the lead, book the demo or the site visit, and work around the clock. What they leave to your team is what people are best at: meeting the buyer.':
    'Parley वे कॉल उठाता है। उसके वॉइस एजेंट इंसान की तरह बोलते हैं, लीड परखते हैं, डेमो या साइट विज़िट बुक करते हैं और दिन-रात काम करते हैं। आपकी टीम के लिए वह छोड़ते हैं जो लोग सबसे अच्छा करते हैं: ख़रीदार से मिलना।',
  'Four rules that our agents keep on every call': 'चार नियम, जो हमारे एजेंट हर कॉल पर निभाते हैं',
  'It says what it is': 'वह बताता है कि वह क्या है',
  'Human-like does not mean pretending. Whoever asks gets a straight answer, and most people simply go on talking.':
    'इंसान जैसा बोलने का मतलब इंसान होने का दिखावा नहीं। जो पूछे उसे सीधा जवाब मिलता है, और ज़्यादातर लोग बात करते रहते हैं।',
  'It does not guess': 'वह अंदाज़ा नहीं लगाता',
  'It answers from what you have approved. What is not in there it notes, and a person of yours finds out.':
    'जवाब उसी से देता है जो आपने मंज़ूर किया। जो उसमें नहीं है, लिख लेता है, और आपका कोई साथी पता करता है।',
  'It takes no for an answer': 'वह ना को ना मानता है',
  'A buyer who has been left in peace comes back. One who has been chased tells the whole society.':
    'जिस ख़रीदार को चैन से छोड़ा गया, वह लौटता है। जिसका पीछा किया गया, वह पूरी सोसाइटी को बताता है।',
  'It brings people together': 'वह लोगों को मिलाता है',
  'Whenever a caller wants a person, the agent takes the number and hands over the whole talk with it.':
    'जब भी कॉलर इंसान से बात चाहे, एजेंट नंबर लेता है और पूरी बातचीत के साथ आगे देता है।',
  'Your calls, your buyers, your server if you like': 'आपकी कॉल, आपके ख़रीदार, चाहें तो आपका सर्वर',
  'Parley can run with us, or whole on a server of yours: website, calls and agent.':
    'Parley हमारे यहाँ चल सकता है, या पूरा आपके सर्वर पर: वेबसाइट, कॉल और एजेंट।',
  'Leads, recordings and transcripts belong to you, and can be taken out at any time.':
    'लीड, रिकॉर्डिंग और लिखित बातचीत आपकी है, और कभी भी निकाली जा सकती है।',
  'It works without any outside vendor; hosted speech and models can be added where you want them.':
    'यह किसी बाहरी कंपनी के बिना चलता है; जहाँ चाहें, बाहर की स्पीच और मॉडल जोड़े जा सकते हैं।',
  'Each change that we make to your agent you can read before it speaks to a buyer.':
    'आपके एजेंट में हमारा किया हर बदलाव, ख़रीदार से बात करने से पहले आप पढ़ सकते हैं।',
  'We build agents that a buyer is glad to talk to.': 'हम ऐसे एजेंट बनाते हैं, जिनसे बात करके ख़रीदार को अच्छा लगे।',
  'Parley answers calls and chats for real estate agents, brokers and developers in India. This is why, and by which rules.':
    'Parley भारत के प्रॉपर्टी एजेंट, ब्रोकर और डेवलपर की कॉल और चैट का जवाब देता है। क्यों, और किन नियमों से, यह यहाँ है।',
  'Is it municipal water or tankers?': 'पानी नगर निगम का है या टैंकर का?',
  'I do not have that. I am noting it, and a colleague tells you tomorrow before noon.':
    'यह जानकारी अभी मेरे पास नहीं है। लिख रही हूँ, कल दोपहर से पहले कोई साथी आपको बता देगा।',
  'We have booked somewhere else. Please do not call again.': 'हमने कहीं और बुक कर लिया है। अब कॉल मत कीजिए।',
  'Congratulations. I am taking you off the list, and you will not be called.':
    'बधाई हो। आपका नंबर लिस्ट से हटा रही हूँ, अब कॉल नहीं आएगी।',
  'Judge us by a call': 'एक कॉल से परखिए',
  'Talk to the agent on this page, or meet the team on a demo with your own questions.':
    'इसी पेज पर एजेंट से बात कीजिए, या अपने सवाल लेकर डेमो में टीम से मिलिए।',
  'Leave your number and the Parley team makes contact within 24 hours. Or book a live demo, ask the voice agent, write, or visit.':
    'अपना नंबर छोड़िए, Parley की टीम 24 घंटे के अंदर संपर्क करती है। या लाइव डेमो बुक कीजिए, वॉइस एजेंट से पूछिए, लिखिए, या आइए।',
  'contact Parley, call back, demo call, AI voice agent India': 'Parley से संपर्क, कॉल बैक, डेमो कॉल, AI वॉइस एजेंट भारत',
  'Write, ring, or come by': 'लिखिए, फ़ोन कीजिए, या आइए',
  'What happens then': 'फिर क्या होता है',
  'At once': 'तुरंत',
  'Your request is stored, with the page you were on. Nothing gets lost overnight.':
    'आपका अनुरोध दर्ज हो जाता है, उस पेज के साथ जिस पर आप थे। रात में भी कुछ नहीं खोता।',
  'Within 24 hours': '24 घंटे के अंदर',
  'A person of our team makes contact, by phone or e-mail, in English or Hindi.':
    'हमारी टीम से कोई संपर्क करता है, फ़ोन या ईमेल से, हिंदी या अंग्रेज़ी में।',
  'You tell us how buyers of your flats reach you today. We say honestly whether an agent would help.':
    'आप बताते हैं कि ख़रीदार आज आप तक कैसे पहुँचते हैं। हम ईमानदारी से कहते हैं कि एजेंट से फ़ायदा होगा या नहीं।',
  'Rather not wait?': 'इंतज़ार नहीं करना?',
  'Leave a number. A person answers within 24 hours.': 'नंबर छोड़िए। 24 घंटे के अंदर एक इंसान जवाब देगा।',
  'Sales heads mostly want to hear the agent first, brokers mostly want to know what it costs. Both take one call.':
    'सेल्स हेड अक्सर पहले एजेंट को सुनना चाहते हैं, ब्रोकर अक्सर दाम जानना चाहते हैं। दोनों के लिए एक कॉल काफ़ी है।',
  'Get a demo call from the agent, or let the team get in touch. Your number is used for that, and for nothing you did not allow: the [privacy policy] says how.':
    'एजेंट से डेमो कॉल मँगाइए, या टीम को संपर्क करने दीजिए। आपका नंबर इसी काम आता है, और किसी ऐसे काम में नहीं जिसकी आपने हाँ न की हो: [प्राइवेसी पॉलिसी] में लिखा है कैसे।',
  'These details are examples. Whoever runs this site puts in their own; until then the ways on this page that work are the call request, the calendar and the agent.':
    'यह जानकारी नमूना है। जो यह साइट चलाएगा, अपनी डालेगा; तब तक इस पेज पर कॉल का अनुरोध, कैलेंडर और एजेंट काम करते हैं।',
  'E-mail': 'ईमेल',
  Hours: 'समय',
  'Monday to Saturday, 10 am to 7 pm IST': 'सोमवार से शनिवार, सुबह 10 से शाम 7 (भारतीय समय)',
  '{hours}. The agent answers around the clock.': '{hours}। एजेंट दिन-रात जवाब देता है।',
  Office: 'दफ़्तर',
  'Parley Voice Private Limited (example)': 'पार्ले वॉइस प्राइवेट लिमिटेड (नमूना)',
  'Example House, 3rd floor': 'एग्ज़ाम्पल हाउस, तीसरी मंज़िल',
  '1 Example Road, Baner': '1 एग्ज़ाम्पल रोड, बानेर',
  'Pune 411045, Maharashtra': 'पुणे 411045, महाराष्ट्र',
  'About personal data': 'निजी डेटा के बारे में',
  'The Grievance Officer': 'शिकायत अधिकारी',
  'Pick a half hour in the calendar yourself, ask the agent at the bottom right of this page, or see whether your question is among the [questions and answers].':
    'कैलेंडर में ख़ुद आधा घंटा चुन लीजिए, इस पेज पर नीचे दाईं ओर एजेंट से पूछिए, या देखिए कि आपका सवाल [सवाल-जवाब] में है या नहीं।',
  'Pick a half hour, meet the team, and hear the agent on your own questions.':
    'आधा घंटा चुनिए, टीम से मिलिए, और अपने सवालों पर एजेंट को सुनिए।',
  'Half an hour with the team, in which the agent answers your own questions.':
    'टीम के साथ आधा घंटा, जिसमें एजेंट आपके अपने सवालों के जवाब देता है।',
  'Questions and answers': 'सवाल और जवाब',
  'What Parley is, how its voice technology works, what the free trial costs, which languages it speaks, how it fits a real estate team in India.':
    'Parley क्या है, वॉइस टेक्नोलॉजी कैसे काम करती है, फ़्री ट्रायल कितने का है, कौन-सी भाषाएँ बोलता है, भारत की रियल एस्टेट टीम में कैसे बैठता है।',
  'AI voice agent questions, how does an AI voice agent work, free trial, real estate India':
    'AI वॉइस एजेंट के सवाल, AI वॉइस एजेंट कैसे काम करता है, फ़्री ट्रायल, रियल एस्टेट भारत',
  Topics: 'विषय',
  'The product': 'प्रोडक्ट',
  'Trial and price': 'ट्रायल और क़ीमत',
  'Demo and start': 'डेमो और शुरुआत',
  'Real estate': 'रियल एस्टेट',
  'The agent on this site': 'इस साइट का एजेंट',
  'Read them here, or ask aloud.': 'यहाँ पढ़िए, या बोलकर पूछिए।',
  'These are the answers that the agent itself gives. Press the round button at the bottom right and ask it anything on this page.':
    'ये वही जवाब हैं जो एजेंट ख़ुद देता है। नीचे दाईं ओर गोल बटन दबाइए और इस पेज का कुछ भी पूछिए।',
  'Link to this answer': 'इस जवाब का लिंक',
  'Yours is not here?': 'आपका सवाल यहाँ नहीं है?',
  'Ask it on a demo, or leave your number: the team makes contact within 24 hours.':
    'डेमो में पूछिए, या नंबर छोड़िए: टीम 24 घंटे के अंदर संपर्क करती है।',
  'Or hear the agent now': 'या एजेंट को अभी सुनिए',
  'It rings your phone for a demo call, and you ask it what your buyers ask.':
    'वह डेमो कॉल के लिए आपके फ़ोन पर घंटी करता है, और आप वही पूछते हैं जो आपके ख़रीदार पूछते हैं।',
  'Working together': 'साथ काम करना',
  'Pune, Maharashtra': 'पुणे, महाराष्ट्र',
};
