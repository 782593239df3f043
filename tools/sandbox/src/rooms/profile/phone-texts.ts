import type { Texts } from '../../platform/languages';

export type PhoneTextId =
  | 'phoneText'
  | 'phoneSubject'
  | 'phoneAdded'
  | 'phoneRemoved'
  | 'noSuchPrefix'
  | 'wrongNumber'
  | 'phoneKnown'
  | 'tooManyPhones'
  | 'phoneConfirmed'
  | 'phoneUnconfirmed'
  | 'phoneTaken'
  | 'noSuchPhone'
  | 'phoneForCodes'
  | 'lastPhone'
  | 'tooManySms';

/** What the bank says about phones. */
export const phoneTexts: Texts<PhoneTextId> = {
  en: {
    phoneText: 'Your code to confirm this phone is {code}. It works once, for {minutes} minutes. Never share it.',
    phoneSubject: 'Your phones have changed',
    phoneAdded: 'The phone {phone} was added to your profile. If that was not you, change your password and call us.',
    phoneRemoved:
      'The phone {phone} was removed from your profile. If that was not you, change your password and call us.',
    noSuchPrefix: 'There is no such country prefix.',
    wrongNumber: 'This number does not have as many digits as the country’s phones. Check it.',
    phoneKnown: 'This phone is already on your list.',
    tooManyPhones: 'That is as many phones as we can keep. Remove one first.',
    phoneConfirmed: 'This phone is confirmed already.',
    phoneUnconfirmed: 'Confirm this phone first.',
    phoneTaken: 'This phone belongs to another customer.',
    noSuchPhone: 'There is no such phone here.',
    phoneForCodes: 'Your codes go to this phone. Choose another one for codes first; then you can remove it.',
    lastPhone:
      'You log in, or approve, with the help of codes to this phone, and it is your only confirmed one. Add another phone, or change this under Security first.',
    tooManySms: 'We have sent you many messages within an hour. Please try again later.',
  },
  es: {
    phoneText:
      'Tu código para confirmar este teléfono es {code}. Sirve una sola vez, durante {minutes} minutos. No lo compartas con nadie.',
    phoneSubject: 'Tus teléfonos han cambiado',
    phoneAdded: 'Se ha añadido el teléfono {phone} a tu perfil. Si no has sido tú, cambia la contraseña y llámanos.',
    phoneRemoved:
      'Se ha eliminado el teléfono {phone} de tu perfil. Si no has sido tú, cambia la contraseña y llámanos.',
    noSuchPrefix: 'Ese prefijo de país no existe.',
    wrongNumber: 'Este número no tiene tantas cifras como los teléfonos del país. Revísalo.',
    phoneKnown: 'Este teléfono ya está en tu lista.',
    tooManyPhones: 'No podemos guardar más teléfonos. Elimina uno primero.',
    phoneConfirmed: 'Este teléfono ya está confirmado.',
    phoneUnconfirmed: 'Confirma primero este teléfono.',
    phoneTaken: 'Este teléfono pertenece a otro cliente.',
    noSuchPhone: 'No existe ese teléfono.',
    phoneForCodes: 'Tus códigos llegan a este teléfono. Elige antes otro para los códigos; después podrás eliminarlo.',
    lastPhone:
      'Inicias sesión o apruebas con códigos enviados a este teléfono, y es el único confirmado. Añade otro teléfono o cambia esto antes en «Seguridad».',
    tooManySms: 'Te hemos enviado muchos mensajes en una hora. Inténtalo más tarde.',
  },
  ro: {
    phoneText:
      'Codul pentru confirmarea acestui telefon este {code}. Este valabil o singură dată, timp de {minutes} minute. Nu îl dați nimănui.',
    phoneSubject: 'Telefoanele dumneavoastră s-au schimbat',
    phoneAdded:
      'Telefonul {phone} a fost adăugat la profilul dumneavoastră. Dacă nu ați fost dumneavoastră, schimbați parola și sunați-ne.',
    phoneRemoved:
      'Telefonul {phone} a fost șters din profilul dumneavoastră. Dacă nu ați fost dumneavoastră, schimbați parola și sunați-ne.',
    noSuchPrefix: 'Nu există acest prefix de țară.',
    wrongNumber: 'Acest număr nu are atâtea cifre câte au telefoanele din țara aleasă. Verificați-l.',
    phoneKnown: 'Acest telefon este deja în listă.',
    tooManyPhones: 'Nu putem păstra mai multe telefoane. Ștergeți unul mai întâi.',
    phoneConfirmed: 'Acest telefon este deja confirmat.',
    phoneUnconfirmed: 'Confirmați mai întâi acest telefon.',
    phoneTaken: 'Acest telefon aparține altui client.',
    noSuchPhone: 'Nu există acest telefon.',
    phoneForCodes: 'Codurile vin pe acest telefon. Alegeți mai întâi alt telefon pentru coduri; apoi îl puteți șterge.',
    lastPhone:
      'Vă autentificați sau aprobați cu ajutorul codurilor trimise pe acest telefon și este singurul confirmat. Adăugați alt telefon sau schimbați mai întâi acest lucru la Securitate.',
    tooManySms: 'V-am trimis multe mesaje într-o oră. Încercați mai târziu.',
  },
  ru: {
    phoneText:
      'Код для подтверждения этого телефона: {code}. Он действует один раз в течение {minutes} мин. Никому его не сообщайте.',
    phoneSubject: 'Ваши телефоны изменились',
    phoneAdded: 'В ваш профиль добавлен телефон {phone}. Если это были не вы, смените пароль и позвоните нам.',
    phoneRemoved: 'Из вашего профиля удалён телефон {phone}. Если это были не вы, смените пароль и позвоните нам.',
    noSuchPrefix: 'Такого кода страны нет.',
    wrongNumber: 'В этом номере не столько цифр, сколько у телефонов этой страны. Проверьте его.',
    phoneKnown: 'Этот телефон уже есть в вашем списке.',
    tooManyPhones: 'Больше телефонов сохранить нельзя. Сначала удалите один.',
    phoneConfirmed: 'Этот телефон уже подтверждён.',
    phoneUnconfirmed: 'Сначала подтвердите этот телефон.',
    phoneTaken: 'Этот телефон принадлежит другому клиенту.',
    noSuchPhone: 'Такого телефона нет.',
    phoneForCodes: 'На этот телефон приходят коды. Сначала выберите для кодов другой, затем этот можно будет удалить.',
    lastPhone:
      'Вы входите или подтверждаете операции с помощью кодов на этот телефон, и других подтверждённых нет. Добавьте другой телефон или сначала измените это в разделе безопасности.',
    tooManySms: 'За час мы отправили вам много сообщений. Попробуйте позже.',
  },
  ua: {
    phoneText:
      'Код для підтвердження цього телефону: {code}. Він діє один раз протягом {minutes} хв. Нікому його не повідомляйте.',
    phoneSubject: 'Ваші телефони змінилися',
    phoneAdded: 'До вашого профілю додано телефон {phone}. Якщо це були не ви, змініть пароль і зателефонуйте нам.',
    phoneRemoved: 'З вашого профілю видалено телефон {phone}. Якщо це були не ви, змініть пароль і зателефонуйте нам.',
    noSuchPrefix: 'Такого коду країни немає.',
    wrongNumber: 'У цьому номері не стільки цифр, скільки мають телефони цієї країни. Перевірте його.',
    phoneKnown: 'Цей телефон уже є у вашому списку.',
    tooManyPhones: 'Більше телефонів зберегти не можна. Спочатку видаліть один.',
    phoneConfirmed: 'Цей телефон уже підтверджено.',
    phoneUnconfirmed: 'Спочатку підтвердьте цей телефон.',
    phoneTaken: 'Цей телефон належить іншому клієнтові.',
    noSuchPhone: 'Такого телефону немає.',
    phoneForCodes: 'На цей телефон надходять коди. Спочатку виберіть для кодів інший, потім цей можна буде видалити.',
    lastPhone:
      'Ви входите або підтверджуєте операції за допомогою кодів на цей телефон, і інших підтверджених немає. Додайте інший телефон або спочатку змініть це в розділі безпеки.',
    tooManySms: 'За годину ми надіслали вам багато повідомлень. Спробуйте пізніше.',
  },
  pt: {
    phoneText:
      'O seu código para confirmar este telefone é {code}. É válido uma só vez, durante {minutes} minutos. Não o partilhe.',
    phoneSubject: 'Os seus telefones mudaram',
    phoneAdded: 'O telefone {phone} foi adicionado ao seu perfil. Se não foi você, altere a palavra-passe e ligue-nos.',
    phoneRemoved: 'O telefone {phone} foi removido do seu perfil. Se não foi você, altere a palavra-passe e ligue-nos.',
    noSuchPrefix: 'Esse indicativo de país não existe.',
    wrongNumber: 'Este número não tem tantos algarismos como os telefones do país. Verifique-o.',
    phoneKnown: 'Este telefone já está na sua lista.',
    tooManyPhones: 'Não podemos guardar mais telefones. Remova um primeiro.',
    phoneConfirmed: 'Este telefone já está confirmado.',
    phoneUnconfirmed: 'Confirme primeiro este telefone.',
    phoneTaken: 'Este telefone pertence a outro cliente.',
    noSuchPhone: 'Esse telefone não existe.',
    phoneForCodes:
      'Os seus códigos são enviados para este telefone. Escolha primeiro outro para os códigos; depois pode removê-lo.',
    lastPhone:
      'Inicia sessão ou aprova com a ajuda de códigos para este telefone, e é o único confirmado. Adicione outro telefone ou altere isto primeiro em Segurança.',
    tooManySms: 'Enviámos-lhe muitas mensagens numa hora. Tente mais tarde.',
  },
};
