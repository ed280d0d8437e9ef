import type { Catalogue } from '../languages.ts';

/** The home page. */
export const home: Catalogue = {
  'Every buyer’s call, answered.': 'हर ख़रीदार की कॉल उठेगी।',
  'Parley is a voice and chat agent for real estate. It talks like a person, in English and Hindi, qualifies the buyer and puts the site visit in your calendar. Around the clock.':
    'Parley रियल एस्टेट का वॉइस और चैट एजेंट है। हिंदी और अंग्रेज़ी में इंसान की तरह बात करता है, ख़रीदार को परखता है और साइट विज़िट आपके कैलेंडर में डाल देता है। दिन-रात।',
  'Try Now': 'आज़माएँ',
  'Book Demo': 'डेमो बुक करें',
  'Demo video': 'डेमो वीडियो',
  English: 'अंग्रेज़ी',
  'Sample call': 'एक नमूना कॉल',
  'Play with sound': 'आवाज़ के साथ चलाएँ',
  Buyer: 'ख़रीदार',
  Parley: 'Parley',
  'Leave your number, we call you back': 'नंबर छोड़िए, हम कॉल करेंगे',
  'A person of our team rings you within 24 hours, listens to how your buyers reach you, and says plainly whether an agent would help.':
    '24 घंटे के अंदर हमारी टीम से कोई आपको फ़ोन करेगा, समझेगा कि ख़रीदार आप तक कैसे पहुँचते हैं, और साफ़ बताएगा कि एजेंट आपके काम का है या नहीं।',
  'How it works, on an evening like any other': 'काम कैसे करता है: एक आम शाम की बात',
  '9:40 pm': 'रात 9:40',
  'A buyer calls about your listing': 'आपकी लिस्टिंग पर ख़रीदार का फ़ोन आता है',
  'Your office is closed. The agent picks up, in the language the buyer speaks.':
    'दफ़्तर बंद है। एजेंट फ़ोन उठाता है, उसी भाषा में जो ख़रीदार बोलता है।',
  '9:41 pm': 'रात 9:41',
  'It asks what you would ask': 'वह वही पूछता है जो आप पूछते',
  'Budget, area, to live in or to invest, loan or own funds. In a talk, not in a form.':
    'बजट, इलाक़ा, रहने के लिए या निवेश, लोन या अपना पैसा। बातचीत में, फ़ॉर्म में नहीं।',
  '9:43 pm': 'रात 9:43',
  'The visit is in the calendar': 'विज़िट कैलेंडर में आ गई',
  'Saturday, eleven o’clock. You read the talk in the morning, and know whom you will meet.':
    'शनिवार, सुबह ग्यारह बजे। सुबह आप पूरी बात पढ़ते हैं और जानते हैं कि किससे मिलना है।',
  'One conversation, wherever the buyer is': 'ख़रीदार जहाँ हो, बात वहीं से आगे',
  'The voice agent': 'वॉइस एजेंट',
  'On your website': 'आपकी वेबसाइट पर',
  'Tuesday, 1:10 pm': 'मंगलवार, दोपहर 1:10',
  '“Is the 3 BHK in Baner still there, and does it have parking?”': '“बानेर वाला 3 BHK अभी है क्या? पार्किंग मिलेगी?”',
  'Typed at lunch. Answered in the chat, with the floor plan’s facts.':
    'लंच में लिखा गया सवाल। चैट में जवाब, फ़्लोर प्लान की जानकारी के साथ।',
  'On the phone': 'फ़ोन पर',
  'Tuesday, 9:40 pm': 'मंगलवार, रात 9:40',
  '“I asked about Baner today. शनिवार को देख सकते हैं?”': '“आज बानेर वाले फ़्लैट के बारे में पूछा था। शनिवार को देख सकते हैं?”',
  'The same agent picks up, knows the flat, and offers two times.':
    'वही एजेंट फ़ोन उठाता है, फ़्लैट याद है, और दो टाइम बताता है।',
  'In your list of leads': 'आपकी लीड लिस्ट में',
  'Wednesday, 9:00 am': 'बुधवार, सुबह 9:00',
  '3 BHK, Baner, budget named, visit on Saturday at 11.': '3 BHK, बानेर, बजट बताया, शनिवार 11 बजे विज़िट।',
  'Your team reads both talks in one place, and asks nothing twice.':
    'आपकी टीम दोनों बातें एक जगह पढ़ती है, और कुछ भी दोबारा नहीं पूछती।',
  'What it brings to a real estate team': 'रियल एस्टेट टीम को क्या मिलता है',
  'Lead conversion rises by 40%: because the buyer is answered while the wish is still warm.':
    'लीड कन्वर्ज़न 40% बढ़ता है: क्योंकि ख़रीदार को जवाब तब मिलता है जब उसका मन बना हुआ है।',
  'No call goes to voicemail': 'कोई कॉल ख़ाली नहीं जाती',
  'Evenings, Sundays, the week of a launch: the agent takes each call the moment it comes.':
    'शाम हो, रविवार हो या लॉन्च का हफ़्ता: कॉल आते ही एजेंट उठाता है।',
  'Your team talks to ready buyers': 'आपकी टीम तैयार ख़रीदारों से बात करती है',
  'Those who only look around are answered too; those who want to see a flat reach your people first.':
    'जो बस देख रहे हैं, उन्हें भी जवाब मिलता है; जो फ़्लैट देखना चाहते हैं, वे पहले आपके लोगों तक पहुँचते हैं।',
  'English and Hindi, in one call': 'हिंदी और अंग्रेज़ी, एक ही कॉल में',
  'A caller may begin in one and end in the other. The agent follows.':
    'कॉल एक भाषा में शुरू हो और दूसरी में ख़त्म, एजेंट साथ चलता है।',
  'Every word is kept': 'हर बात दर्ज रहती है',
  'Each call leaves its transcript with the lead, so nobody asks the buyer twice.':
    'हर कॉल की लिखित बात लीड के साथ रहती है, ताकि ख़रीदार से कोई दोबारा न पूछे।',
  'The same eight things, from the first ring to the site visit.': 'पहली घंटी से साइट विज़िट तक, वही आठ बातें।',
  'Picks up at the first ring': 'पहली घंटी पर उठाता है',
  'Each call and each chat is taken at once, on launch days too, when many ring at the same time.':
    'हर कॉल और हर चैट तुरंत, लॉन्च के दिन भी जब कई फ़ोन एक साथ बजते हैं।',
  'English and Hindi in one call': 'हिंदी और अंग्रेज़ी एक ही कॉल में',
  'A caller may begin in one language and end in the other. The agent follows.':
    'कॉल एक भाषा में शुरू हो और दूसरी में ख़त्म, एजेंट साथ चलता है।',
  'Asks what you would ask': 'वही पूछता है जो आप पूछते',
  'Budget, area, to live in or to invest, by when. In a talk, one question at a time.':
    'बजट, इलाक़ा, रहने के लिए या निवेश, कब तक। बातचीत में, एक-एक करके।',
  'Puts visits into the calendar': 'विज़िट कैलेंडर में डालता है',
  'It offers times that are really free, and moves or cancels a visit when plans change.':
    'वही टाइम बताता है जो सच में ख़ाली है, और प्लान बदले तो विज़िट बदलता या रद्द करता है।',
  'Awake at night and on Sundays': 'रात में और रविवार को भी जागता है',
  'Buyers look at flats after dinner. That is when it is there, holidays included.':
    'लोग फ़्लैट रात के खाने के बाद देखते हैं। तब भी एजेंट मौजूद है, छुट्टियों में भी।',
  'Keeps every word': 'हर शब्द सँभालकर रखता है',
  'Each talk leaves a transcript with the lead, so nobody asks a buyer twice.':
    'हर बातचीत लिखित रूप में लीड के साथ रहती है, ताकि ख़रीदार से कोई दोबारा न पूछे।',
  'Says only what you know': 'वही कहता है जो आपको पता है',
  'It answers from your content. What is not in there it notes, and a colleague calls back.':
    'जवाब आपकी दी हुई जानकारी से देता है। जो उसमें नहीं है, लिख लेता है, और आपका कोई साथी कॉल करता है।',
  'Runs on your own server': 'आपके अपने सर्वर पर चलता है',
  'Calls, leads and transcripts stay in your database, under your own rules.':
    'कॉल, लीड और लिखित बातचीत आपके डेटाबेस में, आपके नियमों से।',
  'From the first question to the keys': 'पहले सवाल से चाबी तक',
  'Property search': 'प्रॉपर्टी खोजना',
  'Lead qualification': 'लीड क्वालिफ़िकेशन',
  'Virtual tours': 'वर्चुअल टूर',
  'Documents explained': 'काग़ज़ात समझाना',
  'Home loan assistance': 'होम लोन में मदद',
  'Rental management': 'किराये का काम',
  'Post-sale support': 'बुकिंग के बाद सपोर्ट',
  'After the keys': 'चाबी मिलने के बाद',
  'Made for weak networks': 'कमज़ोर नेटवर्क के लिए बना',
  'Built to be trusted': 'भरोसे के लायक़',
  'Kinds of use cases': 'इस्तेमाल के प्रकार',
  'B2C Use Cases': 'ख़रीदारों के लिए',
  'Product Features': 'प्रोडक्ट की ख़ूबियाँ',
  'A buyer says what they are looking for, in their own words. The agent asks what is missing and names the flats of yours that fit, with price and floor.':
    'ख़रीदार अपने शब्दों में बताता है कि उसे क्या चाहिए। एजेंट जो बाक़ी है वह पूछता है और आपके वे फ़्लैट बताता है जो बैठते हैं, दाम और फ़्लोर के साथ।',
  'From such a call': 'ऐसी ही एक कॉल से',
  Caller: 'कॉलर',
  'Two bedrooms in Wakad, under ninety lakh?': 'वाकड में टू-बेडरूम, नब्बे लाख के अंदर?',
  Agent: 'एजेंट',
  'Three fit. The nearest to the metro is on the seventh floor, at eighty-six lakh.':
    'तीन हैं। मेट्रो के सबसे पास वाला सातवें फ़्लोर पर है, छियासी लाख में।',
  'Budget, area and size are understood as people say them, in lakh and crore':
    'बजट, इलाक़ा और साइज़ वैसे ही समझता है जैसे लोग बोलते हैं: लाख और करोड़ में',
  'Only what is really available is offered': 'वही बताता है जो सच में उपलब्ध है',
  'The site visit is agreed in the same call': 'साइट विज़िट उसी कॉल में तय',
  'Demo video: {title}': 'डेमो वीडियो: {title}',
  'Every enquiry is called back while the wish is still warm. The agent asks what your team would ask, and hands over the buyers who are ready.':
    'हर एनक्वायरी पर कॉल बैक तब, जब मन बना हुआ है। एजेंट वही पूछता है जो आपकी टीम पूछती, और तैयार ख़रीदार आगे देता है।',
  'I am looking for next year, maybe.': 'शायद अगले साल के लिए देख रहा हूँ।',
  'Understood. Would you live there yourself, or is it an investment?': 'जी, समझ गई। ख़ुद रहेंगे या निवेश के लिए?',
  'Budget, timing, purpose and loan are asked in a talk, not in a form':
    'बजट, समय, मक़सद और लोन बातचीत में पूछे जाते हैं, फ़ॉर्म में नहीं',
  'Each lead arrives with its whole conversation': 'हर लीड पूरी बातचीत के साथ आती है',
  'Your people spend their hours on those who can decide': 'आपके लोग उन पर समय देते हैं जो फ़ैसला कर सकते हैं',
  'Buyers from another city see a flat before they travel. The agent explains the plan room by room and sends the tour at the moment it is asked for.':
    'दूसरे शहर के ख़रीदार आने से पहले फ़्लैट देख लेते हैं। एजेंट प्लान कमरा-दर-कमरा समझाता है और माँगते ही टूर भेज देता है।',
  'Does the balcony face the road?': 'बालकनी सड़क की तरफ़ है क्या?',
  'It faces the garden, to the east. Shall I send you the tour now?': 'नहीं, पूरब में बग़ीचे की तरफ़ है। टूर अभी भेज दूँ?',
  'Questions about light, direction and carpet area are answered at once':
    'रोशनी, दिशा और कार्पेट एरिया के सवालों के जवाब तुरंत',
  'The link to the tour comes while they are still on the phone': 'टूर का लिंक फ़ोन रखने से पहले ही पहुँच जाता है',
  'Fewer visits that lead nowhere': 'बेकार की विज़िट कम',
  'Agreement, registration, RERA number: the agent says in plain words what a paper is for, which ones to bring, and when a lawyer should look at it.':
    'एग्रीमेंट, रजिस्ट्री, रेरा नंबर: एजेंट आसान शब्दों में बताता है कि कौन-सा काग़ज़ किसलिए है, क्या साथ लाना है, और कब वकील को दिखाना चाहिए।',
  'What is an allotment letter?': 'अलॉटमेंट लेटर क्या होता है?',
  'The builder’s promise of your flat. The agreement of sale comes after it, and is registered.':
    'बिल्डर का लिखा वादा कि फ़्लैट आपका है। उसके बाद सेल एग्रीमेंट आता है, जिसकी रजिस्ट्री होती है।',
  'Buyers come to the table prepared': 'ख़रीदार तैयारी के साथ बैठते हैं',
  'The same careful answer each time': 'हर बार वही सोचा-समझा जवाब',
  'Anything that needs a lawyer is passed on, not guessed': 'जो वकील का काम है, वह आगे भेजा जाता है, अंदाज़ा नहीं लगाया जाता',
  'The first questions about a loan come before the first visit. The agent explains what banks ask for and brings the buyer together with your loan partner.':
    'लोन के पहले सवाल पहली विज़िट से पहले आते हैं। एजेंट बताता है कि बैंक क्या माँगते हैं, और ख़रीदार को आपके लोन पार्टनर से मिलाता है।',
  'Can I get a loan if I run a shop?': 'दुकान चलाता हूँ, लोन मिल जाएगा?',
  'Yes. Banks usually ask for three years of returns. I can have our partner call you.':
    'जी हाँ। बैंक आम तौर पर तीन साल के रिटर्न माँगते हैं। हमारे पार्टनर से कॉल करवा दूँ?',
  'Eligibility is explained without promising a rate': 'पात्रता समझाई जाती है, ब्याज दर का वादा नहीं',
  'Papers are listed by salary or business income': 'सैलरी या बिज़नेस के हिसाब से काग़ज़ों की लिस्ट',
  'The partner gets the buyer’s number only with consent': 'पार्टनर को नंबर ख़रीदार की हाँ के बाद ही मिलता है',
  'Tenants call about keys, leaks and deposits, owners about rent. The agent takes each request down and hands it to the person who can act.':
    'किरायेदार चाबी, लीकेज और डिपॉज़िट के लिए फ़ोन करते हैं, मालिक किराये के लिए। एजेंट हर बात लिखता है और उस तक पहुँचाता है जो कुछ कर सके।',
  'Water is coming from the ceiling.': 'छत से पानी टपक रहा है।',
  'I am telling the building manager now. Is it near a switchboard?':
    'बिल्डिंग मैनेजर को अभी बता रही हूँ। क्या पास में स्विचबोर्ड है?',
  'Urgent matters are told apart from those that can wait': 'ज़रूरी काम और रुक सकने वाला काम अलग-अलग',
  'Every request has a number, and its caller knows it': 'हर शिकायत का एक नंबर, जो फ़ोन करने वाले को पता है',
  'Owners hear what happened without having to ask': 'मालिक को बिना पूछे पता चलता है कि क्या हुआ',
  'Between booking and possession buyers want to know where things stand. The agent tells them, and notes what only your team can answer.':
    'बुकिंग और पज़ेशन के बीच ख़रीदार जानना चाहते हैं कि काम कहाँ तक पहुँचा। एजेंट बताता है, और जो सिर्फ़ आपकी टीम बता सकती है वह लिख लेता है।',
  'When is my next payment due?': 'मेरी अगली किस्त कब है?',
  'With the tenth slab, planned for March. You will get the letter thirty days before.':
    'दसवें स्लैब पर, जो मार्च में होना है। चिट्ठी तीस दिन पहले मिल जाएगी।',
  'Construction stage and next payment at any hour': 'काम की स्थिति और अगली किस्त, किसी भी समय',
  'Demand letters explained line by line': 'डिमांड लेटर की एक-एक लाइन समझाई जाती है',
  'Calm buyers, who recommend you': 'निश्चिंत ख़रीदार, जो आपका नाम आगे बढ़ाते हैं',
  'Snags, society rules, the first maintenance bill: the agent stays reachable after possession, when most sellers are not.':
    'छोटी-मोटी कमियाँ, सोसाइटी के नियम, पहला मेंटेनेंस बिल: पज़ेशन के बाद भी एजेंट फ़ोन उठाता है, जब ज़्यादातर बेचने वाले नहीं उठाते।',
  'The bathroom door does not close.': 'बाथरूम का दरवाज़ा बंद नहीं होता।',
  'I have noted it for flat 704. The site team calls you tomorrow before noon.':
    'फ़्लैट 704 के लिए लिख लिया है। साइट टीम कल दोपहर से पहले फ़ोन करेगी।',
  'Snags are taken down with room and photo request': 'कमी कमरे के नाम के साथ लिखी जाती है, फ़ोटो भी माँगी जाती है',
  'Society rules and contacts at hand': 'सोसाइटी के नियम और नंबर हाथ के पास',
  'The next purchase begins with the last good answer': 'अगली ख़रीद पिछले अच्छे जवाब से शुरू होती है',
  'Callers begin in one language and end in another. The agent is made to follow them, with words that people in India really use for property.':
    'लोग एक भाषा में शुरू करते हैं और दूसरी में ख़त्म। एजेंट उनके साथ चलता है, उन्हीं शब्दों में जो यहाँ प्रॉपर्टी के लिए सच में बोले जाते हैं।',
  'Lakh and crore, BHK and carpet area, said the way buyers say them':
    'लाख और करोड़, BHK और कार्पेट एरिया, वैसे ही जैसे ख़रीदार बोलते हैं',
  'Names and places kept as they are spoken': 'नाम और जगहें जैसी बोली गईं, वैसी ही',
  'Captions in the language of the call': 'कैप्शन उसी भाषा में जिसमें कॉल है',
  'A buyer calls from a site without much signal. Sound is sent thin and robust, and a call that loses its line comes back by itself.':
    'ख़रीदार ऐसी साइट से फ़ोन करता है जहाँ सिग्नल कम है। आवाज़ हल्की और मज़बूत करके भेजी जाती है, और टूटी कॉल अपने आप जुड़ जाती है।',
  'Hello? I am in the lift.': 'हेलो? मैं लिफ़्ट में हूँ।',
  'I am still here. You asked about parking: there are two places.': 'मैं लाइन पर हूँ। आपने पार्किंग पूछी थी: दो जगहें हैं।',
  'A call goes on through a short loss of the connection': 'कनेक्शन थोड़ी देर जाए तो भी कॉल चलती रहती है',
  'Voice is sent small enough for a weak signal': 'आवाज़ इतनी हल्की कि कमज़ोर सिग्नल में भी पहुँचे',
  'Nothing to install: it runs in the browser': 'कुछ इंस्टॉल नहीं करना: ब्राउज़र में चलता है',
  'The agent says that it is one. It answers from what you have approved, says so when it does not know, and keeps what was said where you decide.':
    'एजेंट बताता है कि वह AI है। वही जवाब देता है जो आपने मंज़ूर किया है, न पता हो तो कह देता है, और बातचीत वहीं रहती है जहाँ आप तय करें।',
  'Am I talking to a person?': 'क्या मैं किसी इंसान से बात कर रहा हूँ?',
  'No, I am the AI agent of this office. A colleague can call you back if you like.':
    'नहीं, मैं इस दफ़्तर का AI एजेंट हूँ। आप चाहें तो कोई साथी आपको कॉल कर सकता है।',
  'Runs on your own server, with your own data': 'आपके सर्वर पर, आपके डेटा के साथ',
  'Every word can be read afterwards': 'हर शब्द बाद में पढ़ा जा सकता है',
  'No answer that is not in your content': 'कोई ऐसा जवाब नहीं जो आपकी जानकारी में न हो',
  'What it sounds like from their side': 'उनकी तरफ़ से सुनिए',
  'Brokers and builders on the calls that they no longer miss.': 'ब्रोकर और बिल्डर उन कॉल के बारे में, जो अब नहीं छूटतीं।',
  'Read the case studies': 'केस स्टडी पढ़ें',
  'Voices marked Example are invented, until customers speak here themselves.':
    'जिन पर “नमूना” लिखा है, वे काल्पनिक हैं, जब तक ग्राहक ख़ुद यहाँ न बोलें।',
  'I used to begin Mondays with missed numbers. Now I begin with names, budgets and the times when they are coming.':
    'पहले मेरा सोमवार मिस्ड कॉल से शुरू होता था। अब नाम, बजट और आने के टाइम से शुरू होता है।',
  'Rohini Apte': 'रोहिणी आपटे',
  'Head of sales, towers in Pune': 'सेल्स हेड, पुणे के टावर',
  'Rated {rating} of 5 stars': '5 में से {rating} स्टार',
  Example: 'नमूना',
  'It says namaste, listens, and asks which lane. My callers stay on the line, and that is the whole secret.':
    'नमस्ते कहता है, सुनता है, और गली पूछता है। मेरे कॉलर लाइन पर रुकते हैं, बस यही राज़ है।',
  'Faiz Siddiqui': 'फ़ैज़ सिद्दीक़ी',
  'Broker in old Lucknow': 'पुराने लखनऊ के ब्रोकर',
  'A family in Dubai rang at their ten at night. At my breakfast I had the transcript and a video walk in the calendar.':
    'दुबई के एक परिवार ने अपनी रात दस बजे फ़ोन किया। नाश्ते पर मेरे पास पूरी बात थी और कैलेंडर में वीडियो विज़िट।',
  'Thomas Kurian': 'थॉमस कुरियन',
  'Villa builder near Kochi': 'कोच्चि के पास विला बिल्डर',
  'It finds out who signs the lease before I take my jacket. It could ask about parking a little later in the talk.':
    'मैं जैकेट उठाऊँ, उससे पहले पता कर लेता है कि लीज़ पर साइन कौन करेगा। पार्किंग का सवाल थोड़ा बाद में पूछे तो और अच्छा।',
  'Harpreet Gill': 'हरप्रीत गिल',
  'Office broker in Gurugram': 'गुरुग्राम के ऑफ़िस ब्रोकर',
  'Students ask at midnight, parents at six. Neither has to wait for me any more.':
    'स्टूडेंट आधी रात को पूछते हैं, माँ-बाप सुबह छह बजे। अब किसी को मेरा इंतज़ार नहीं करना पड़ता।',
  'Nandini Rao': 'नंदिनी राव',
  'Runs a co-living house in Bengaluru': 'बेंगलुरु में को-लिविंग हाउस चलाती हैं',
  'I like what it does not say. No paper that does not exist, no price that I have not given.':
    'मुझे वह अच्छा लगता है जो यह नहीं कहता। जो काग़ज़ नहीं है उसका नाम नहीं, जो दाम मैंने नहीं दिया वह दाम नहीं।',
  'Sanjay Deshmukh': 'संजय देशमुख',
  'Sells plots outside Nagpur': 'नागपुर के बाहर प्लॉट बेचते हैं',
  'Start with a free trial at 0 USD': '0 USD के फ़्री ट्रायल से शुरू कीजिए',
  'Tell us how your buyers reach you. The team makes contact within 24 hours.':
    'बताइए कि ख़रीदार आप तक कैसे पहुँचते हैं। टीम 24 घंटे के अंदर संपर्क करती है।',
  'Key features': 'ख़ूबियाँ',
  'What the agent does on each call': 'हर कॉल पर एजेंट क्या करता है',
  'of calls came after the office had closed': 'कॉल दफ़्तर बंद होने के बाद आईं',
  'is an ordinary call, mostly in Hindi': 'की आम कॉल, ज़्यादातर हिंदी में',
  'callers fix a time in the first call': 'कॉलर पहली कॉल में ही समय तय करते हैं',
  'a week, instead of eighty callers': 'हर हफ़्ते, अस्सी कॉलर की जगह',
  'before term the last bed was taken': 'सत्र शुरू होने से पहले आख़िरी बेड भर गया',
  'explained before my own phone rings': 'मेरा फ़ोन बजने से पहले समझाए जाते हैं',
  '6 min': '6 मिनट',
  '2 of 3': '3 में से 2',
  '8 firms': '8 कंपनियाँ',
  '12 days': '12 दिन',
  '6 papers': '6 काग़ज़',
  'Tell us where to reach you. The trial is free, and the team makes contact within 24 hours.':
    'बताइए कि आपसे कहाँ संपर्क करें। ट्रायल फ़्री है, और टीम 24 घंटे के अंदर संपर्क करती है।',
  'Leave your number, and the team arranges a call with the agent.': 'नंबर छोड़िए, टीम एजेंट से आपकी कॉल तय करेगी।',
  '{name}, your demo is booked. Put it in your calendar: the entry holds the link to move or cancel it.':
    '{name}, आपका डेमो बुक हो गया। इसे कैलेंडर में डाल लीजिए: समय बदलने या रद्द करने का लिंक उसी में है।',
  'What customers say': 'ग्राहक क्या कहते हैं',
};
