import type { Catalogue } from '../languages/languages.ts';

/** Questions and their answers in Hindi. Pages get them from the server, so no browser loads them all. */
export const hindiQuestions: Catalogue = {
  'Is there a free trial?': 'क्या फ़्री ट्रायल है?',
  'What does it cost?': 'ख़र्च कितना आता है?',
  'You start with a free trial at 0 USD. What it costs after that depends on your business, and the team goes through it with you on a demo.':
    'शुरुआत 0 USD के फ़्री ट्रायल से होती है। उसके बाद का ख़र्च आपके काम पर निर्भर है, और टीम डेमो में आपके साथ बैठकर बताती है।',
  'Is there a contract?': 'क्या कोई कॉन्ट्रैक्ट है?',
  'The free trial costs nothing. What comes after it, and on which terms, is agreed with the team; the general conditions are in our terms of service.':
    'फ़्री ट्रायल का कुछ नहीं लगता। उसके बाद क्या और किन शर्तों पर, यह टीम के साथ तय होता है; सामान्य शर्तें हमारी सेवा की शर्तों में हैं।',
  'How does the voice technology work?': 'वॉइस टेक्नोलॉजी कैसे काम करती है?',
  'When someone speaks, the agent turns the speech into text, finds the fitting answer in the knowledge of your business, and says it in a human-like voice. It notices when a caller has finished, and it stops talking when it is interrupted, so the talk goes back and forth as it does between people.':
    'कोई बोलता है तो एजेंट आवाज़ को लिखे शब्दों में बदलता है, आपके काम की जानकारी में से सही जवाब ढूँढता है, और इंसान जैसी आवाज़ में कहता है। उसे पता चल जाता है कि कॉलर ने बात पूरी की, और टोकने पर वह रुक जाता है, इसलिए बात वैसे ही चलती है जैसे दो लोगों में।',
  'Does the agent sound like a person?': 'क्या एजेंट इंसान जैसा लगता है?',
  'The agents are made to speak in a human-like way: they greet, wait for their turn, answer in short sentences and stop when they are interrupted. The voice itself can be chosen; this site’s demo uses a simple built-in one.':
    'एजेंट इंसान की तरह बात करने के लिए बने हैं: नमस्ते करते हैं, अपनी बारी का इंतज़ार करते हैं, छोटे वाक्यों में जवाब देते हैं और टोकने पर रुक जाते हैं। आवाज़ आप चुन सकते हैं; इस साइट के डेमो में एक सादी, साथ आने वाली आवाज़ है।',
  'Which languages are supported?': 'कौन-सी भाषाएँ चलती हैं?',
  'How are leads qualified?': 'लीड कैसे परखी जाती है?',
  'The agent talks with each lead, asks the questions that matter to your business, such as what they look for, their budget and when they want to decide, and hands over the leads that are worth your team’s time.':
    'एजेंट हर लीड से बात करता है, वे सवाल पूछता है जो आपके काम के हैं, जैसे क्या चाहिए, बजट कितना है और फ़ैसला कब करना है, और वही लीड आगे देता है जिस पर आपकी टीम का समय लगना चाहिए।',
  'Can it schedule appointments?': 'क्या यह अपॉइंटमेंट तय कर सकता है?',
  'Yes. During the conversation the agent agrees a time and schedules the appointment, such as a demo or a site visit, so that a lead does not go cold while it waits to be called back.':
    'हाँ। बातचीत में ही एजेंट समय तय करके अपॉइंटमेंट डाल देता है, जैसे डेमो या साइट विज़िट, ताकि कॉल बैक के इंतज़ार में लीड ठंडी न पड़े।',
  'When are the agents available?': 'एजेंट कब उपलब्ध हैं?',
  'Around the clock, every day of the week, weekends and holidays included.':
    'दिन-रात, हफ़्ते के सातों दिन, वीकेंड और छुट्टियों में भी।',
  'Does it work by voice and by chat?': 'क्या यह वॉइस और चैट दोनों से काम करता है?',
  'Both. The same agent answers by voice and by chat, and a visitor can talk to it on your website without installing anything, as you can on this one.':
    'दोनों से। वही एजेंट बोलकर भी जवाब देता है और चैट में भी, और आपकी वेबसाइट पर आने वाला कुछ इंस्टॉल किए बिना उससे बात कर सकता है, जैसे आप इस साइट पर।',
  'What results can I expect?': 'मुझे क्या नतीजे मिलेंगे?',
  'Lead conversion rises by 40% with an agent that answers each lead at once. That is our claim for the service as a whole; what it does for your business you can find out on the free trial.':
    'हर लीड को तुरंत जवाब देने वाले एजेंट से लीड कन्वर्ज़न 40% बढ़ता है। यह पूरी सेवा के बारे में हमारा दावा है; आपके काम में कितना, यह फ़्री ट्रायल में देख सकते हैं।',
  'Does it work on a slow connection?': 'धीमे इंटरनेट पर चलता है?',
  'Voice needs little bandwidth, far less than video, so that a call also works on an ordinary mobile connection.':
    'आवाज़ को बहुत कम इंटरनेट चाहिए, वीडियो से कहीं कम, इसलिए कॉल आम मोबाइल कनेक्शन पर भी चलती है।',
  'How do I book a demo?': 'डेमो कैसे बुक करूँ?',
  'Press “Book Demo” on any page and pick a time in the calendar, or tell the voice agent that you want a demo and leave your name and phone number.':
    'किसी भी पेज पर “डेमो बुक करें” दबाइए और कैलेंडर में समय चुनिए, या वॉइस एजेंट से कहिए कि डेमो चाहिए, और अपना नाम और फ़ोन नंबर छोड़िए।',
  'Can the agent call me?': 'क्या एजेंट मुझे कॉल कर सकता है?',
  'Yes. Press “Try Now”, leave your name, business email and phone number, and ask for a demo call to your phone.':
    'हाँ। “आज़माएँ” दबाइए, नाम, बिज़नेस ईमेल और फ़ोन नंबर छोड़िए, और अपने फ़ोन पर डेमो कॉल मँगाइए।',
  'How do I get started?': 'शुरू कैसे करूँ?',
  'Press “Get Started Now” on the home page and leave your name, email and phone number. The team contacts you within 24 hours. Or book a live demo at a time that suits you.':
    'होम पेज पर “अभी शुरू करें” दबाइए और नाम, ईमेल और फ़ोन नंबर छोड़िए। टीम 24 घंटे के अंदर संपर्क करती है। या अपने समय पर लाइव डेमो बुक कर लीजिए।',
  'Is it a good fit for real estate?': 'क्या यह रियल एस्टेट के लिए ठीक है?',
  'Yes, real estate agents and brokers are whom it is made for first of all. The agent answers each enquiry at once, finds out what the buyer looks for, talks about fitting properties and schedules site visits.':
    'हाँ, यह सबसे पहले प्रॉपर्टी एजेंट और ब्रोकर के लिए ही बना है। एजेंट हर एनक्वायरी का तुरंत जवाब देता है, पता करता है कि ख़रीदार को क्या चाहिए, सही प्रॉपर्टी की बात करता है और साइट विज़िट तय करता है।',
  'Who is it for?': 'यह किसके लिए है?',
  'For business owners and sales teams who want every call answered and every lead followed up, above all real estate agents and brokers.':
    'उन कारोबारियों और सेल्स टीम के लिए जो चाहते हैं कि हर कॉल उठे और हर लीड का पीछा हो, सबसे बढ़कर प्रॉपर्टी एजेंट और ब्रोकर के लिए।',
  'Can it help buyers find a property?': 'क्या यह ख़रीदार को प्रॉपर्टी खोजने में मदद करता है?',
  'Yes. The agent asks for place, budget, size and other wishes, and talks buyers through the properties of yours that fit.':
    'हाँ। एजेंट जगह, बजट, साइज़ और बाक़ी पसंद पूछता है, और आपकी जो प्रॉपर्टी बैठती हैं उनकी बात करता है।',
  'Does it help with rentals?': 'क्या किराये के काम में मदद करता है?',
  'Yes. The agent answers tenants’ questions, takes their requests and passes on to your team what needs a person.':
    'हाँ। एजेंट किरायेदारों के सवालों के जवाब देता है, उनकी बात लिखता है, और जिसमें इंसान चाहिए वह आपकी टीम को देता है।',
  'Does it support virtual tours?': 'क्या वर्चुअल टूर होता है?',
  'Yes. The agent can take a buyer through a property in words, answer what they ask on the way, and schedule a visit on site.':
    'हाँ। एजेंट बातों में ख़रीदार को पूरी प्रॉपर्टी दिखा सकता है, बीच के सवालों के जवाब देता है, और साइट विज़िट तय करता है।',
  'Can it help with home loans?': 'क्या होम लोन में मदद करता है?',
  'Yes, the agent can explain the steps of a home loan and which papers are usual, and bring the buyer together with your loan partner. It gives no financial advice.':
    'हाँ, एजेंट होम लोन के क़दम और आम काग़ज़ समझा सकता है, और ख़रीदार को आपके लोन पार्टनर से मिला सकता है। वह वित्तीय सलाह नहीं देता।',
  'Can it explain documents?': 'क्या काग़ज़ात समझा सकता है?',
  'Yes, the agent can explain in plain words what the usual documents of a purchase are for. It gives no legal advice.':
    'हाँ, एजेंट आसान शब्दों में बता सकता है कि ख़रीद के आम काग़ज़ किसलिए हैं। वह क़ानूनी सलाह नहीं देता।',
  'Does it help after the sale?': 'क्या बिक्री के बाद भी काम आता है?',
  'Yes. After a purchase the agent stays reachable for buyers: it answers their questions, takes requests and keeps in touch.':
    'हाँ। ख़रीद के बाद भी एजेंट ख़रीदार के लिए मौजूद रहता है: सवालों के जवाब देता है, शिकायत लिखता है और संपर्क में रहता है।',
  'When will the team contact me?': 'टीम मुझसे कब संपर्क करेगी?',
  'Within 24 hours of your request.': 'आपके अनुरोध के 24 घंटे के अंदर।',
  'How can I reach the team?': 'टीम से कैसे बात करूँ?',
  'Leave your details on the contact page, and the team contacts you within 24 hours.':
    'संपर्क पेज पर अपनी जानकारी छोड़िए, टीम 24 घंटे के अंदर संपर्क करती है।',
  'Does it work in India?': 'क्या भारत में चलता है?',
  'Yes, India is the market we look at first: Indian phone numbers, English and Hindi, and a call back within 24 hours. Phone numbers of other countries work on our forms too.':
    'हाँ, भारत हमारा पहला बाज़ार है: भारतीय फ़ोन नंबर, हिंदी और अंग्रेज़ी, और 24 घंटे के अंदर कॉल बैक। हमारे फ़ॉर्म में दूसरे देशों के नंबर भी चलते हैं।',
  'What happens to my data?': 'मेरे डेटा का क्या होता है?',
  'What you leave in a form is used to contact you by email or phone about our service, as the notice beside the form says. In the voice demo, what you say is turned into text so that the agent can answer. Our privacy policy has the details.':
    'फ़ॉर्म में दी जानकारी से हम अपनी सेवा के बारे में आपसे ईमेल या फ़ोन पर संपर्क करते हैं, जैसा फ़ॉर्म के पास लिखा है। वॉइस डेमो में आपकी बात लिखे शब्दों में बदली जाती है ताकि एजेंट जवाब दे सके। पूरी बात हमारी प्राइवेसी पॉलिसी में है।',
  'How do leads reach my team or CRM?': 'लीड मेरी टीम या CRM तक कैसे पहुँचती है?',
  'Each lead is stored as it comes in, with what was said, and can be forwarded to your own lead service. How it fits your CRM the team goes through with you on a demo.':
    'हर लीड आते ही बातचीत के साथ दर्ज होती है, और आपकी अपनी लीड सर्विस को भेजी जा सकती है। आपके CRM में कैसे बैठेगी, यह टीम डेमो में आपके साथ देखती है।',
  'How long does set-up take?': 'सेट करने में कितना समय लगता है?',
  'That depends on what your agent has to know and do: your questions, your properties, your calendar. The team tells you on a demo what it takes for your business.':
    'यह इस पर है कि आपके एजेंट को क्या जानना और करना है: आपके सवाल, आपकी प्रॉपर्टी, आपका कैलेंडर। टीम डेमो में बताती है कि आपके यहाँ कितना लगेगा।',
  'Can I talk to a person?': 'क्या किसी इंसान से बात हो सकती है?',
  'Yes. Ask the agent for a person and leave your name and phone number: the team contacts you within 24 hours. You can also use the contact page.':
    'हाँ। एजेंट से कहिए कि इंसान से बात करनी है, और अपना नाम और फ़ोन नंबर छोड़िए: टीम 24 घंटे के अंदर संपर्क करती है। संपर्क पेज से भी कह सकते हैं।',
  'What does the agent do when it cannot answer?': 'जवाब न पता हो तो एजेंट क्या करता है?',
  'It says so instead of guessing, and offers to take the caller’s details so that a person of your team can call back.':
    'अंदाज़ा लगाने की जगह साफ़ कहता है, और कॉलर की जानकारी ले लेता है ताकि आपकी टीम से कोई कॉल बैक करे।',
  'Are there case studies?': 'क्या केस स्टडी हैं?',
  'Yes, on the case studies page of this site. Where an example is a sample, it says so.':
    'हाँ, इस साइट के केस स्टडी पेज पर। जो नमूना है, वहाँ लिखा है कि नमूना है।',
  'Do you have a newsletter?': 'क्या आपका न्यूज़लेटर है?',
  'Yes. Leave your email address at the foot of any page to subscribe.':
    'हाँ। किसी भी पेज के नीचे अपना ईमेल छोड़कर सब्सक्राइब कीजिए।',
  'Who am I talking to in the voice demo?': 'वॉइस डेमो में मैं किससे बात कर रहा हूँ?',
  'What can I ask the agent?': 'एजेंट से क्या पूछ सकता हूँ?',
  'Ask what the product does, what it costs, how the free trial works, which languages it speaks, how it fits real estate, or book a demo.':
    'पूछिए कि प्रोडक्ट क्या करता है, कितने का है, फ़्री ट्रायल कैसे चलता है, कौन-सी भाषाएँ बोलता है, रियल एस्टेट में कैसे काम आता है, या डेमो बुक कीजिए।',
  'English and Hindi, also both in one call, and this site can be read in both. The demo agent on it speaks English; ask to hear Hindi on a live demo.':
    'हिंदी और अंग्रेज़ी, एक ही कॉल में दोनों भी, और यह साइट दोनों में पढ़ी जा सकती है। इस पर डेमो एजेंट अंग्रेज़ी बोलता है; हिंदी सुननी हो तो लाइव डेमो में कहिए।',
  'Yes. You can try Parley free of charge: the trial is priced at 0 USD.':
    'हाँ। Parley को मुफ़्त आज़मा सकते हैं: ट्रायल की क़ीमत 0 USD है।',
  'What is Parley?': 'Parley क्या है?',
  'Parley gives businesses human-like AI voice and chat agents for sales. They answer calls, qualify leads, book demos and schedule appointments around the clock. It is made first of all for real estate teams and for the Indian market.':
    'Parley बिक्री के लिए ऐसे AI वॉइस और चैट एजेंट देता है जो इंसान की तरह बात करते हैं। वे दिन-रात कॉल उठाते हैं, लीड परखते हैं, डेमो बुक करते हैं और अपॉइंटमेंट तय करते हैं। यह सबसे पहले रियल एस्टेट टीम और भारत के बाज़ार के लिए बना है।',
  'To Parley’s AI sales agent: a computer program, not a person. It answers questions about the service and takes your details for a demo.':
    'Parley के AI सेल्स एजेंट से: एक कंप्यूटर प्रोग्राम, इंसान नहीं। वह सेवा के बारे में सवालों के जवाब देता है और डेमो के लिए आपकी जानकारी लेता है।',
};
