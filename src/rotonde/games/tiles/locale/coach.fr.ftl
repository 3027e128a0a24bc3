# Railroad Tiles : la leçon, le moniteur et le jeu en une minute, en français.

minute = Vous bâtissez votre propre carte, tuile après tuile. À chaque manche, vous prenez une colonne entière, posez toutes ses tuiles, puis placez trains, voitures et voyageurs, qui marquent pour chaque compagnon qu’ils peuvent rejoindre. Après huit manches, les villes et un grand rectangle sans trou comptent aussi, et les voies sans issue coûtent.

# --- la leçon ---------------------------------------------------------------------------------

lesson-start-title = Commencer sa carte
lesson-start = Chacun bâtit une carte que personne d’autre ne touche. { $player2 } a pris une gare ; il vous reste un embranchement de routes. Ce qu’il faut viser en huit manches : des voies reliées entre elles, des tuiles urbaines côte à côte et peu de bouts en l’air.

lesson-column-title = Prendre une colonne entière
lesson-column = On prend une colonne avec toutes ses tuiles. Beaucoup de tuiles, c’est une plus grande carte ; une colonne plus à gauche, c’est choisir plus tôt ensuite. Pour commencer, mieux vaut le nombre : prenez les quatre de droite, dont deux gares.
lesson-column-not-yet = L’idée se défend, mais regardez d’abord la colonne de droite : quatre tuiles, dont deux gares.

lesson-lay-title = Joindre ce qui va ensemble
lesson-lay = Là où deux tuiles se touchent, les rails rencontrent les rails, la route la route, et le vide le vide. Posez le pont au nord de votre embranchement : la route continue, et les rails passent dessous. Ses maisons en font une tuile urbaine, et cela comptera.
lesson-lay-not-yet = Commencez par le pont, au nord de votre embranchement : la tuile suivante fermera ses rails.

lesson-loose-title = Fermer une voie sans issue
lesson-loose = Toute voie qui s’arrête dans le vide est sans issue, et à partir de la sixième chacune coûte un point. Le bout de rails finit dans sa propre tuile : à l’est du pont, il en ferme une, et il est urbain lui aussi.
lesson-loose-not-yet = Gardez ce bout pour fermer des rails : du côté est du pont.

lesson-station-title = Un lieu pour changer
lesson-station = Dans une gare, les voyageurs passent des rails à la route : une gare double ce qu’ils peuvent rejoindre. La gare de croisement va au sud de votre embranchement, et elle porte un repère de voyageur.
lesson-station-not-yet = C’est le tour de la gare de croisement, au sud de votre embranchement.

lesson-travellers-title = Garder les voyageurs ensemble
lesson-travellers = Un pion marque un point, plus un par autre pion du même type auquel il est relié, cinq au plus. Groupez donc les repères d’un même type : la gare en virage va juste sous l’autre, ses rails vers l’est. Puis confirmez votre carte ; ce qui est posé reste.
lesson-travellers-not-yet = La gare en virage va sous l’autre, ses rails vers l’est : tournez-la ou retournez-la avec les deux boutons à côté d’elle.

lesson-urban-title = Regarder aussi le fond des tuiles
lesson-urban = { $player2 } a posé deux colonnes entre-temps et a choisi avant vous. Trois tuiles urbaines ou plus qui se touchent font une ville, cinq points. Vous en avez deux ; la colonne 3 apporte la troisième, une gare urbaine.
lesson-urban-not-yet = La colonne 3 a ce qu’il vous faut : une gare urbaine, troisième tuile de votre ville.

lesson-city-title = Achever une ville
lesson-city = La gare urbaine va au nord du pont. Avec les deux tuiles en dessous, voilà votre première ville : cinq points à la fin, et la route est reliée du même coup.
lesson-city-not-yet = La gare d’abord : en M11, elle est la troisième tuile urbaine de votre ville.

lesson-cross-title = Préparer la ville suivante
lesson-cross = Le croisement de rails est urbain aussi : donnez-lui une place où deux autres pourront suivre, à l’est de la gare en virage. Le bout de rails ferme sa sortie à l’est. Puis confirmez la carte.
lesson-cross-not-yet = D’abord le croisement de rails, à l’est de la gare en virage, puis le bout de rails à l’est du croisement.

lesson-piece-title = Placer son premier pion
lesson-piece = Les jetons des deux halls disent ce qu’on peut placer ; à cette manche il y en a un, pour un train ou une voiture. Votre repère de voiture est au milieu de vos routes, là où d’autres la rejoindront. Un point maintenant, deux pour la prochaine voiture qui la rejoint.
lesson-piece-not-yet = Placez la voiture sur l’embranchement, en M13 : c’est le milieu de vos routes.

lesson-order-title = Choisir le premier
lesson-order = Votre colonne était plus à gauche que celle de { $player2 } : cette fois, vous choisissez d’abord. Regardez encore les fonds : la colonne 4 a deux tuiles urbaines qui vont à côté de votre croisement.
lesson-order-not-yet = La colonne 4 a deux tuiles urbaines pour votre prochaine ville.

lesson-twin-title = Une deuxième ville
lesson-twin = Posez le rail droit urbain sous le croisement, et le virage de route urbain à côté, sous la gare en virage. Encore trois tuiles urbaines : cinq points de plus.
lesson-twin-not-yet = Prenez les deux tuiles à maisons : le rail droit sous le croisement, puis le virage de route à l’ouest.

lesson-rectangle-title = Remplir un rectangle
lesson-rectangle = Le plus grand rectangle sans trou marque un point par tuile, et une simple file en est un. Le rail droit en haut de votre longue file, le virage de route en bas, tourné vers l’ouest : huit tuiles d’affilée.
lesson-rectangle-not-yet = Le rail droit va en haut, en M10 ; le virage de route en bas, en M17, sa route vers l’ouest.

lesson-traveller-title = Un voyageur arrive
lesson-traveller = Le hall de gauche permet maintenant un voyageur. Choisissez un repère relié à un autre repère de voyageur, pour que le prochain trouve de la compagnie : la gare de croisement.
lesson-traveller-not-yet = Placez le voyageur sur la gare de croisement, en M14, avec le jeton du hall de gauche.

lesson-star-title = Dépenser une étoile
lesson-star = Le hall de droite montre un train ou une voiture, mais une étoile permet n’importe quel pion. Un deuxième voyageur, dans la gare en virage, rejoint le premier par la route : deux points d’un coup. Puis finissez la manche.
lesson-star-not-yet = Votre étoile vaut mieux ici : un deuxième voyageur en M15 rejoint le premier.

lesson-end-title = Le décompte
lesson-end = Après trois manches sur huit, on compte : 18 points pour vous, 9 pour { $player2 }. Deux villes ont rapporté dix points, la file de huit tuiles huit, et les voies sans issue en ont repris quelques-uns. Dans une vraie partie, les pions pèsent lourd : gardez leurs réseaux groupés dès le début.

# --- le moniteur ------------------------------------------------------------------------------

coach-start = La première tuile décide des voies par lesquelles votre carte commence. Une gare relie rails et routes pour les voyageurs, un embranchement laisse plus de chemins ouverts ; un repère attend un pion, et un fond urbain commence une ville.
coach-start-last = Les autres ont choisi, et cette tuile vous reste. Ce qui compte, c’est ce que vous bâtirez autour : des voies qui se joignent, des fonds urbains côte à côte.
coach-column = Toutes les tuiles de la colonne seront posées : cherchez des voies qui prolongent les vôtres et des fonds urbains qui font une ville. Moins de tuiles, plus à gauche, c’est choisir plus tôt ensuite.
coach-column-alone = Toutes les tuiles de la colonne seront posées : cherchez des voies qui prolongent les vôtres et ce que demande le défi. Deux tuiles donnent une étoile, trois un point, quatre plus de carte ; personne d’autre ne choisit, et ce que vous laissez est perdu.
coach-lay = On pose toutes les tuiles, dans n’importe quel ordre, et l’encadré chiffre ce que chacune apporte. Reliez les réseaux, groupez les tuiles urbaines, fermez ce qui finit dans le vide.
coach-lay-one = Dernière tuile de la colonne : voyez où elle ferme une voie ou remplit le rectangle. Si elle gêne, vous pouvez rejeter deux tuiles par partie.
coach-lay-objective = Une tuile Objectif fait partie de votre carte et vaut cinq points si sa condition est remplie à la fin. Posez-la là où c’est encore possible.
coach-discard = Gardez les objectifs qui vont à votre carte. Abandonnez celui qui vous ferait bâtir contre votre plan.
coach-done = Rien n’est définitif avant que vous confirmiez. Cherchez les voies sans issue, puis continuez.
coach-pieces = Un pion marque un point, plus un par pion du même type auquel il est relié, cinq au plus. Placez-le près de ses semblables. Un jeton inutilisé est perdu, mais un repère gardé libre rapportera peut-être plus tard.
coach-finish = Plus rien ne peut être placé à cette manche. Les jetons avancent maintenant : posez vos prochaines tuiles pour ce que montre la salle d’attente.
coach-finish-last = Plus rien ne peut être placé, et aucune manche ne suit. On compte maintenant les villes, le plus grand rectangle et les voies sans issue.
