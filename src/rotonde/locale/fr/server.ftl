# Ce que répond le serveur quand il ne peut pas faire ce qu’on lui demande, et au démarrage.

## Requêtes
malformed-request = La requête est illisible : { $detail }
wrong-name = Un nom compte de 1 à 40 caractères, dont au moins un visible, et aucun caractère de contrôle.
name-mixed = « { $word } » mêle des lettres de plusieurs écritures, que l’on peut prendre l’une pour l’autre. Écrivez-le dans une seule.
name-reserved = « { $name } » est un nom de la maison ou de ses bots, et le vôtre lui ressemble. Choisissez-en un autre.
not-found = Il n’y a rien à cette adresse.
not-allowed = Cette adresse ne s’utilise pas ainsi.
body-too-large = C’est plus que le serveur n’accepte en une fois.
foreign-origin = Une page d’un autre site ne peut pas faire cela en votre nom.
not-the-host-asks = Les chiffres sont réservés à l’hôte : demandez-les depuis la machine elle-même, ou avec le jeton de ROTONDE_METRICS_TOKEN.
not-json = Envoyez ceci en JSON, avec le type de contenu application/json.
too-many = Cela fait beaucoup à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
too-many-bot-tables = Vous avez { $most } parties en cours contre des bots. Terminez-en ou supprimez-en une avant d’en ouvrir une autre.
too-many-bot-tables-here = { $most } parties contre des bots sont en cours depuis votre adresse. Terminez-en ou supprimez-en une, ou réessayez dans une minute.
database-away = La base de données ne répond pas.
replay-too-long = Cette partie n’a pas pu être rejouée à temps. Réessayez dans une minute.
database-unwritable = Le serveur ne peut rien enregistrer pour le moment : rien n’a été modifié. Son responsable est prévenu ; réessayez plus tard.
database-damaged = Le serveur ne peut pas lire une partie de sa base de données. Son responsable est prévenu.
database-newer = Une version plus récente de Rotonde a pris en charge la base de données de ce serveur.
server-fault = Une erreur s’est produite sur le serveur. Rien n’a été modifié ; son responsable la trouvera dans le journal.
client-not-built = L’interface web n’est pas encore construite : lancez make setup, puis redémarrez le serveur.
unknown-game = Il n’y a pas ici de jeu nommé { $game }.
unknown-level = Il n’y a pas de bot de niveau { $level }.
unknown-table = Cette table n’existe pas, ou n’existe plus.
seat-taken = La place { $seat } est déjà prise.
already-seated = Vous êtes déjà à cette table.
table-full = Toutes les places de cette table sont prises.
not-seated = Vous n’êtes pas à cette table.
not-the-host = Seul l’hôte de cette table peut commencer avec des bots.
rematch-not-yet = La partie n’est pas finie : la revanche vient après.
leave-finished = La partie est finie : il n’y a plus rien à quitter.
leave-alone = Personne d’autre n’est à cette table : supprimez-la plutôt.
remove-shared = D’autres sont à cette table : vous pouvez la quitter, non la supprimer.
foreign-seat = La place { $seat } n’est pas la vôtre.
unknown-position = Il n’y a pas de position { $move } : la partie compte { $last ->
    [one] { $last } coup
   *[other] { $last } coups
  } pour l’instant.
review-not-yet = Une partie n’est revue qu’une fois terminée.
review-busy = Une autre partie est en train d’être revue pour votre adresse. Attendez qu’elle soit finie.
review-too-long = Cette partie est trop longue pour être revue.
review-failed = Cette partie n’a pas pu être revue. Réessayez plus tard.
record-not-yet = L’enregistrement sera disponible à la fin de la partie : il révélerait ce qui est caché.
record-unreadable = Ce n’est pas l’enregistrement d’une partie : { $detail }
record-diverges = { $problem ->
    [edition] L’enregistrement relève d’une autre édition des règles : { $detail }.
    [setup] Une telle partie ne peut pas commencer : { $detail }.
    [action] Le coup { $move } de l’enregistrement est illisible : { $detail }.
    [refused] Le coup { $move } de l’enregistrement n’est pas permis à cet endroit.
   *[hash] Le coup { $move } de l’enregistrement ne mène pas où il le dit : l’enregistrement a été modifié.
  }

## Connexions
malformed-message = Le message est illisible : { $detail }
malformed-action = Le coup est illisible : { $detail }
message-too-large = Le message est trop long : { $limit } caractères au plus.
stale-version = La table a changé entre-temps ; voici où elle en est.
table-open = La partie commencera quand toutes les places seront prises.
take-back-barrier = { $possible ->
    [0] Vous ne pouvez rien reprendre : depuis, il y a eu un tirage, une révélation ou une réponse.
    [one] Vous ne pouvez reprendre qu’une seule décision.
   *[other] Vous ne pouvez reprendre que { $possible } décisions.
  }

## Tables fermées
table-unknown-game = Cette table est fermée : le jeu { $game } n’est plus ici. Ses coups sont conservés.
table-closed-by-host = Cette table est fermée : l’hébergeur de ce serveur l’a close. Ses coups sont conservés.
no-challenges = { $game } n’a pas de défis pour un joueur.
unknown-challenge = Il n’y a pas de défi { $challenge }.
no-lesson = Il n’y a pas encore de leçon pour { $game }.
table-other-lesson = Cette leçon a changé depuis que vous l’avez commencée. Reprenez-la du début : elle dure dix minutes.
table-other-edition = Cette table est fermée : elle a été jouée avec l’édition { $edition } des règles, et nous en sommes à l’édition { $current }. Ses coups sont conservés.
table-newer-edition = Cette table est fermée : elle a été jouée avec l’édition { $edition } des règles, plus récente que celle de ce serveur, { $current }. On pourra y rejouer quand le serveur aura été mis à jour.
table-diverged = Cette table est fermée : après le coup { $move }, ce qui a été enregistré ne concorde plus avec les règles. Rien n’a été modifié, et le responsable du serveur peut examiner la table.

## L’état du serveur, pour son responsable
ready-database-away = La base de données ne répond pas : personne ne peut jouer en attendant.
ready-database-unwritable = Rien ne peut être écrit dans la base de données, aucun coup n’est donc accepté. Le disque est-il plein, ou n’est-il plus accessible en écriture ? Le journal en donne la raison ; le jeu reprend de lui-même dès qu’il y a de la place.
ready-database-damaged = Des pages de la base de données sont illisibles. Arrêtez le serveur, restaurez une sauvegarde avec rotonde host restore et faites contrôler le disque ; rotonde host verify indique les tables abîmées.
ready-database-newer = Une version plus récente de Rotonde a modifié la base de données. Arrêtez ce serveur et installez cette version.
ready-tables-damaged = { $tables ->
    [one] Une table est fermée parce que son journal est abîmé.
   *[other] { $tables } tables sont fermées parce que leur journal est abîmé.
  } On peut jouer partout ailleurs ; rotonde host verify indique ce qui ne concorde pas.
ready-tables-newer = { $tables ->
    [one] Une table a été jouée avec les règles d’une version plus récente de Rotonde et pourra être ouverte
   *[other] { $tables } tables ont été jouées avec les règles d’une version plus récente de Rotonde et pourront être ouvertes
  } quand ce serveur aura été mis à jour.

## Démarrage
start-serving = Rotonde est à l’adresse { $address } — Ctrl+C pour l’arrêter.
start-port = impossible d’écouter sur { $host }:{ $port } ({ $reason }). Rotonde tourne-t-elle déjà ? Sinon, choisissez une autre adresse avec --host, ou un autre port avec --port ou ROTONDE_PORT.
start-data-folder = impossible d’écrire dans le dossier de données { $folder } ({ $reason }). Choisissez-en un autre avec --data-dir ou ROTONDE_DATA_DIR.
start-folder-in-use = une autre Rotonde utilise déjà le dossier de données { $folder }. Arrêtez-la, ou choisissez un autre dossier avec --data-dir.
start-misspelt = il n’y a pas de réglage { $name } ; vouliez-vous dire { $meant } ?
start-database-url = { $url } n’est pas l’adresse d’une base de données. Utilisez postgresql://utilisateur@hôte/nom ou sqlite:///fichier dans ROTONDE_DATABASE_URL, ou ne la définissez pas.
start-database = la base de données { $url } ne répond pas ({ $reason }). Vérifiez ROTONDE_DATABASE_URL, et que la base fonctionne.
start-database-file = impossible d’utiliser le fichier de base de données { $file } ({ $reason }). Vérifiez que son dossier est le bon (--data-dir) et que tous deux appartiennent à qui lance Rotonde.
start-database-damaged = impossible de lire le fichier de base de données { $file } ({ $reason }). Restaurez une sauvegarde avec rotonde host restore et faites contrôler le disque, ou choisissez un autre dossier avec --data-dir.
start-newer-schema = la base de données a été utilisée par une version plus récente de Rotonde (schéma { $revision }). Installez cette version, ou choisissez un autre dossier avec --data-dir.
start-older-schema = la base de données a été utilisée en dernier par une version antérieure de Rotonde (schéma { $revision }). Démarrez une fois le serveur de cette version : il la met à jour.
start-no-database = { $file } n’est pas une base de données de Rotonde ({ $reason }).
backup-damaged = { $file } est abîmé ({ $reason }). Rien n’a été modifié.
backup-unwritten = { $file } n’a pas pu être écrit ({ $reason }). Rien n’a été modifié.
start-number = { $name } vaut { $value }, ce qui ne convient pas. Donnez { $name ->
    [ROTONDE_PORT] un nombre entier de 0 à 65535
    [ROTONDE_BOT_WORKERS] un nombre entier de 1 à 64
    [ROTONDE_LIMITS] 0 ou 1
    [ROTONDE_KEEP_DAYS] un nombre entier de jours de 0 à 36500
    [ROTONDE_HEADER_TIME] un nombre de secondes supérieur à 0 et d’au plus 3600
    [ROTONDE_BODY_TIME] un nombre de secondes supérieur à 0 et d’au plus 3600
    [ROTONDE_IDLE_TIME] un nombre de secondes supérieur à 0 et d’au plus 3600
    [ROTONDE_GREETING_TIME] un nombre de secondes supérieur à 0 et d’au plus 3600
    [ROTONDE_MOST_CONNECTIONS] un nombre entier de connexions de 8 à 1000000
    [ROTONDE_UNFINISHED_MB] un nombre entier de mégaoctets de 6 à 1000000
    [ROTONDE_METRICS] host ou everybody
    [ROTONDE_METRICS_TOKEN] un secret d’au moins 16 lettres, chiffres ou signes
   *[other] un nombre de secondes de 0 à 60
  }, ou ne la définissez pas.
