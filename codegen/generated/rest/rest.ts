// Written by `npm run codegen` from the running Directus. Do not edit: change the schema and run it again.
export interface paths {
    "/assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an Asset
         * @description Image typed files can be dynamically resized and transformed to fit any need.
         */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or remove one’s picture */
        post: operations["accountAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to a new address */
        post: operations["accountChangeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password */
        post: operations["accountChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/clear-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the whole reading history */
        post: operations["accountClearHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the new address into force by its code */
        post: operations["accountConfirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download one’s data */
        get: operations["accountData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the account now and delete it after some days */
        post: operations["accountDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/end-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out everywhere else */
        post: operations["accountEndOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out in one other place */
        post: operations["accountEndSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make something a favourite, or no longer one */
        post: operations["accountFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/history-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to a reading history, or pause it */
        post: operations["accountHistoryConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/new-playlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a playlist */
        post: operations["accountNewPlaylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/playlist-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a document into a playlist, or take it out */
        post: operations["accountPlaylistItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/playlist-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a playlist */
        post: operations["accountPlaylistOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep how far somebody has read, if they agreed */
        post: operations["accountProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is logged in */
        get: operations["accountSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/account/share-playlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Share a playlist by a link, or revoke it */
        post: operations["accountSharePlaylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/check-reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the link of a reset mail still works */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/check-verification-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the address is verified, as far as this browser may know */
        post: operations["checkVerificationStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/code-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the forms must know of the settings */
        get: operations["codeRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/forgot-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the username */
        post: operations["forgotUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/guardian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at, grant or withdraw a guardian’s consent */
        post: operations["guardian"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/keep-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a deletion by the link of its mail */
        post: operations["keepAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/otp-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the address by its code */
        post: operations["otpVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new code */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-extend/shared-playlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a shared playlist by the token of its link */
        post: operations["sharedPlaylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List OAuth Providers
         * @description List configured OAuth providers.
         */
        get: operations["oauth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oauth/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Authenticated using an OAuth provider
         * @description Start OAuth flow using the specified provider
         */
        get: operations["oauthProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link that resets the password */
        post: operations["passwordRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset the password */
        post: operations["passwordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the session */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/choices/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The choice lists of the account forms */
        get: operations["choicesLang}"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to the foundation */
        post: operations["contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crisis-words/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words by which somebody in danger may search, and whom to call */
        get: operations["crisisWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register for an event */
        post: operations["eventRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Files
         * @description List the files.
         */
        get: operations["getFiles"];
        put?: never;
        /**
         * Create a File
         * @description Create a new file
         */
        post: operations["createFile"];
        /**
         * Delete Multiple Files
         * @description Delete multiple existing files.
         */
        delete: operations["deleteFiles"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Files
         * @description Update multiple files at the same time.
         */
        patch: operations["updateFiles"];
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a Files
         * @description Retrieve a single file by unique identifier.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a File
         * @description Delete an existing file.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        /**
         * Update a File
         * @description Update an existing file, and/or replace it's file contents.
         */
        patch: operations["updateFile"];
        trace?: never;
    };
    "/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a help article helped */
        post: operations["helpful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/about_us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Items
         * @description List the about_us items.
         */
        get: operations["readItemsAboutUs"];
        put?: never;
        /**
         * Create an Item
         * @description Create a new about_us item.
         */
        post: operations["createItemsAboutUs"];
        /**
         * Delete Multiple Items
         * @description Delete multiple existing about_us items.
         */
        delete: operations["deleteItemsAboutUs"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Items
         * @description Update multiple about_us items at the same time.
         */
        patch: operations["updateItemsAboutUs"];
        trace?: never;
    };
    "/items/about_us/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an Item
         * @description Retrieve a single about_us item by unique identifier.
         */
        get: operations["readSingleItemsAboutUs"];
        put?: never;
        post?: never;
        /**
         * Delete an Item
         * @description Delete an existing about_us item.
         */
        delete: operations["deleteSingleItemsAboutUs"];
        options?: never;
        head?: never;
        /**
         * Update an Item
         * @description Update an existing about_us item.
         */
        patch: operations["updateSingleItemsAboutUs"];
        trace?: never;
    };
    "/items/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Items
         * @description List the documents items.
         */
        get: operations["readItemsDocuments"];
        put?: never;
        /**
         * Create an Item
         * @description Create a new documents item.
         */
        post: operations["createItemsDocuments"];
        /**
         * Delete Multiple Items
         * @description Delete multiple existing documents items.
         */
        delete: operations["deleteItemsDocuments"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Items
         * @description Update multiple documents items at the same time.
         */
        patch: operations["updateItemsDocuments"];
        trace?: never;
    };
    "/items/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an Item
         * @description Retrieve a single documents item by unique identifier.
         */
        get: operations["readSingleItemsDocuments"];
        put?: never;
        post?: never;
        /**
         * Delete an Item
         * @description Delete an existing documents item.
         */
        delete: operations["deleteSingleItemsDocuments"];
        options?: never;
        head?: never;
        /**
         * Update an Item
         * @description Update an existing documents item.
         */
        patch: operations["updateSingleItemsDocuments"];
        trace?: never;
    };
    "/items/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Items
         * @description List the events items.
         */
        get: operations["readItemsEvents"];
        put?: never;
        /**
         * Create an Item
         * @description Create a new events item.
         */
        post: operations["createItemsEvents"];
        /**
         * Delete Multiple Items
         * @description Delete multiple existing events items.
         */
        delete: operations["deleteItemsEvents"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Items
         * @description Update multiple events items at the same time.
         */
        patch: operations["updateItemsEvents"];
        trace?: never;
    };
    "/items/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an Item
         * @description Retrieve a single events item by unique identifier.
         */
        get: operations["readSingleItemsEvents"];
        put?: never;
        post?: never;
        /**
         * Delete an Item
         * @description Delete an existing events item.
         */
        delete: operations["deleteSingleItemsEvents"];
        options?: never;
        head?: never;
        /**
         * Update an Item
         * @description Update an existing events item.
         */
        patch: operations["updateSingleItemsEvents"];
        trace?: never;
    };
    "/items/help_center": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Items
         * @description List the help_center items.
         */
        get: operations["readItemsHelpCenter"];
        put?: never;
        /**
         * Create an Item
         * @description Create a new help_center item.
         */
        post: operations["createItemsHelpCenter"];
        /**
         * Delete Multiple Items
         * @description Delete multiple existing help_center items.
         */
        delete: operations["deleteItemsHelpCenter"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Items
         * @description Update multiple help_center items at the same time.
         */
        patch: operations["updateItemsHelpCenter"];
        trace?: never;
    };
    "/items/help_center/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an Item
         * @description Retrieve a single help_center item by unique identifier.
         */
        get: operations["readSingleItemsHelpCenter"];
        put?: never;
        post?: never;
        /**
         * Delete an Item
         * @description Delete an existing help_center item.
         */
        delete: operations["deleteSingleItemsHelpCenter"];
        options?: never;
        head?: never;
        /**
         * Update an Item
         * @description Update an existing help_center item.
         */
        patch: operations["updateSingleItemsHelpCenter"];
        trace?: never;
    };
    "/items/lesson_plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Items
         * @description List the lesson_plans items.
         */
        get: operations["readItemsLessonPlans"];
        put?: never;
        /**
         * Create an Item
         * @description Create a new lesson_plans item.
         */
        post: operations["createItemsLessonPlans"];
        /**
         * Delete Multiple Items
         * @description Delete multiple existing lesson_plans items.
         */
        delete: operations["deleteItemsLessonPlans"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Items
         * @description Update multiple lesson_plans items at the same time.
         */
        patch: operations["updateItemsLessonPlans"];
        trace?: never;
    };
    "/items/lesson_plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an Item
         * @description Retrieve a single lesson_plans item by unique identifier.
         */
        get: operations["readSingleItemsLessonPlans"];
        put?: never;
        post?: never;
        /**
         * Delete an Item
         * @description Delete an existing lesson_plans item.
         */
        delete: operations["deleteSingleItemsLessonPlans"];
        options?: never;
        head?: never;
        /**
         * Update an Item
         * @description Update an existing lesson_plans item.
         */
        patch: operations["updateSingleItemsLessonPlans"];
        trace?: never;
    };
    "/items/mental_health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Items
         * @description List the mental_health items.
         */
        get: operations["readItemsMentalHealth"];
        put?: never;
        /**
         * Create an Item
         * @description Create a new mental_health item.
         */
        post: operations["createItemsMentalHealth"];
        /**
         * Delete Multiple Items
         * @description Delete multiple existing mental_health items.
         */
        delete: operations["deleteItemsMentalHealth"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Items
         * @description Update multiple mental_health items at the same time.
         */
        patch: operations["updateItemsMentalHealth"];
        trace?: never;
    };
    "/items/mental_health/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an Item
         * @description Retrieve a single mental_health item by unique identifier.
         */
        get: operations["readSingleItemsMentalHealth"];
        put?: never;
        post?: never;
        /**
         * Delete an Item
         * @description Delete an existing mental_health item.
         */
        delete: operations["deleteSingleItemsMentalHealth"];
        options?: never;
        head?: never;
        /**
         * Update an Item
         * @description Update an existing mental_health item.
         */
        patch: operations["updateSingleItemsMentalHealth"];
        trace?: never;
    };
    "/items/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Items
         * @description List the news items.
         */
        get: operations["readItemsNews"];
        put?: never;
        /**
         * Create an Item
         * @description Create a new news item.
         */
        post: operations["createItemsNews"];
        /**
         * Delete Multiple Items
         * @description Delete multiple existing news items.
         */
        delete: operations["deleteItemsNews"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Items
         * @description Update multiple news items at the same time.
         */
        patch: operations["updateItemsNews"];
        trace?: never;
    };
    "/items/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an Item
         * @description Retrieve a single news item by unique identifier.
         */
        get: operations["readSingleItemsNews"];
        put?: never;
        post?: never;
        /**
         * Delete an Item
         * @description Delete an existing news item.
         */
        delete: operations["deleteSingleItemsNews"];
        options?: never;
        head?: never;
        /**
         * Update an Item
         * @description Update an existing news item.
         */
        patch: operations["updateSingleItemsNews"];
        trace?: never;
    };
    "/items/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Items
         * @description List the pages items.
         */
        get: operations["readItemsPages"];
        put?: never;
        /**
         * Create an Item
         * @description Create a new pages item.
         */
        post: operations["createItemsPages"];
        /**
         * Delete Multiple Items
         * @description Delete multiple existing pages items.
         */
        delete: operations["deleteItemsPages"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Items
         * @description Update multiple pages items at the same time.
         */
        patch: operations["updateItemsPages"];
        trace?: never;
    };
    "/items/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an Item
         * @description Retrieve a single pages item by unique identifier.
         */
        get: operations["readSingleItemsPages"];
        put?: never;
        post?: never;
        /**
         * Delete an Item
         * @description Delete an existing pages item.
         */
        delete: operations["deleteSingleItemsPages"];
        options?: never;
        head?: never;
        /**
         * Update an Item
         * @description Update an existing pages item.
         */
        patch: operations["updateSingleItemsPages"];
        trace?: never;
    };
    "/offline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a device fetches to keep a book */
        get: operations["offlineBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures of public items */
        get: operations["itemPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a problem in a document */
        post: operations["problem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search one kind */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of items by filter option */
        get: operations["searchCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the documents list */
        get: operations["searchList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Titles of all kinds for the words typed so far */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Users
         * @description List the users.
         */
        get: operations["getUsers"];
        put?: never;
        /**
         * Create a User
         * @description Create a new user.
         */
        post: operations["createUser"];
        /**
         * Delete Multiple Users
         * @description Delete multiple existing users.
         */
        delete: operations["deleteUsers"];
        options?: never;
        head?: never;
        /**
         * Update Multiple Users
         * @description Update multiple users at the same time.
         */
        patch: operations["updateUsers"];
        trace?: never;
    };
    "/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite User(s)
         * @description Invites one or more users to this project. It creates a user with an invited status, and then sends an email to the user with instructions on how to activate their account.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invite/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept User Invite
         * @description Accepts and enables an invited user using a JWT invitation token.
         */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve Current User
         * @description Retrieve the currently authenticated user.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update Current User
         * @description Update the currently authenticated user.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/users/me/tfa/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable 2FA
         * @description Disables two-factor authentication for the currently authenticated user.
         */
        post: operations["meTfaDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/tfa/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable 2FA
         * @description Enables two-factor authentication for the currently authenticated user.
         */
        post: operations["meTfaEnable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/track/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update Last Page
         * @description Updates the last used page field of the currently authenticated user. This is used internally to be able to open the Directus admin app from the last page you used.
         */
        patch: operations["updateLastUsedPageMe"];
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a User
         * @description Retrieve a single user by unique identifier.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a User
         * @description Delete an existing user
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update a User
         * @description Update an existing user
         */
        patch: operations["updateUser"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountErrors: {
            errors: {
                extensions: {
                    /** @enum {string} */
                    code: "FAILED_VALIDATION" | "INVALID_PAYLOAD" | "INVALID_PASSWORD" | "INVALID_OTP" | "START_AGAIN" | "EMAIL_ALREADY_EXISTS" | "USERNAME_ALREADY_EXISTS" | "WRONG_CURRENT_PASSWORD" | "PASSWORD_ALREADY_EXISTS" | "USERNAME_NOT_FOUND" | "INVALID_CREDENTIALS" | "EMAIL_NOT_VERIFIED" | "ACCOUNT_DELETION_PENDING" | "GUARDIAN_PENDING" | "FORBIDDEN" | "INVALID_TOKEN" | "CONTENT_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "REQUESTS_EXCEEDED" | "SERVICE_UNAVAILABLE";
                    field?: string;
                    /** @enum {string} */
                    key: "FORM.ERROR_USERNAME" | "FORM.ERROR_INVALID_USERNAME" | "FORM.ERROR_USERNAME_EXIST" | "FORM.ERROR_EMAIL" | "FORM.ERROR_INVALID_EMAIL" | "FORM.ERROR_EMAIL_EXISTS" | "FORM.ERROR_PHONE" | "FORM.ERROR_COUNTRY" | "FORM.ERROR_NAME" | "FORM.ERROR_PASSWORD" | "FORM.ERROR_LENGTH_PASSWORD" | "FORM.ERROR_COMMON_PASSWORD" | "FORM.ERROR_GENDER" | "FORM.ERROR_AGE" | "FORM.ERROR_TYPES_OF_DISABILITIES" | "FORM.ERROR_YOU_ARE" | "FORM.ERROR_SCHOOL" | "FORM.ERROR_ROLE" | "FORM.ERROR_LANGUAGE" | "FORM.ERROR_NOT_FOUND_USERNAME" | "FORM.ERROR_RESET_PASSWORD" | "FORM.ERROR_CONTACT_NAME" | "FORM.ERROR_MESSAGE" | "FORM.ERROR_PRIVACY" | "FORM.ERROR_INVALID" | "FORM.ERROR_UNKNOWN_FIELD" | "FORM.ERROR_TOO_MANY" | "FORM.ERROR_SIGN_IN" | "FORM.ERROR_LINK" | "FORM.ERROR_GUARDIAN" | "REGISTRATION_FORM.ERROR_PEOPLE" | "REGISTRATION_FORM.ERROR_ACCESS_NEEDS" | "REGISTRATION_FORM.ERROR_GUARDIAN_NAME" | "REGISTRATION_FORM.ERROR_GUARDIAN_CONTACT" | "REGISTRATION_FORM.ERROR_AGREEMENT" | "REGISTRATION_FORM.ERROR_NONE" | "REGISTRATION_FORM.ERROR_FULL" | "REGISTRATION_FORM.ERROR_PLACES" | "REGISTRATION_FORM.ERROR_CLOSED" | "LOGIN_FORM.ERROR" | "LOGIN_FORM.ERROR_UNVERIFIED" | "LOGIN_FORM.ERROR_MODE" | "LOGIN_FORM.ERROR_DELETION" | "LOGIN_FORM.ERROR_GUARDIAN" | "OTP_FORM.ERROR" | "OTP_FORM.ERROR_START_AGAIN" | "PROFILE_FORM.ERROR_CURRENT_PASSWORD" | "PROFILE_FORM.ERROR_CURRENT_PASSWORD_REQUIRED" | "PROFILE_FORM.ERROR_PASSWORD_EXIST" | "PROFILE_FORM.ERROR_CONFIRM_PASSWORD" | "PROFILE_FORM.ERROR_SAME_EMAIL" | "PROFILE_FORM.ERROR_PICTURE" | "PROFILE_FORM.ERROR_PICTURE_SIZE" | "PROFILE_FORM.ERROR_PICTURE_PIXELS" | "PROFILE_FORM.ERROR_PICTURE_QUOTA" | "PROFILE_FORM.ERROR_PICTURE_STORAGE" | "PROFILE_FORM.ERROR_STAFF";
                };
                message: string;
            }[];
        };
        Activity: {
            /**
             * @description Action that was performed.
             * @example update
             * @enum {string}
             */
            action?: "create" | "update" | "delete" | "login";
            /** @description Collection identifier in which the item resides. */
            collection?: string | components["schemas"]["Collections"];
            /**
             * @description Unique identifier for the object.
             * @example 2
             */
            id?: number;
            /**
             * @description The IP address of the user at the time the action took place.
             * @example 127.0.0.1
             */
            ip?: string;
            /**
             * @description Unique identifier for the item the action applied to. This is always a string, even for integer primary keys.
             * @example 328
             */
            item?: string;
            /**
             * @description Origin of the request when the action took place.
             * @example https://directus.io
             */
            origin?: string;
            revisions?: (number | components["schemas"]["Revisions"])[] | null;
            /**
             * Format: date-time
             * @description When the action happened.
             * @example 2019-12-05T22:52:09Z
             */
            timestamp?: string;
            /** @description The user who performed this action. */
            user?: (string | components["schemas"]["Users"]) | null;
            /**
             * @description User agent string of the browser the user used when the action took place.
             * @example Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_1) AppleWebKit/537.36 (KHTML,like Gecko) Chrome/78.0.3904.108 Safari/537.36
             */
            user_agent?: string;
        };
        ActivityArea: {
            height: string;
            is_target?: string | null;
            left: string;
            top: string;
            width: string;
        };
        ActivityChoice: {
            reply?: string | null;
            text: string;
        };
        Collections: {
            accountability?: string | null;
            archive_app_filter?: boolean;
            archive_field?: string | null;
            archive_value?: string | null;
            collapse?: string;
            /**
             * @description The collection key.
             * @example customers
             */
            collection?: string;
            color?: string | null;
            display_template?: string | null;
            group?: (string | components["schemas"]["Collections"]) | null;
            hidden?: boolean;
            icon?: string | null;
            item_duplication_fields?: unknown;
            note?: string | null;
            preview_url?: string | null;
            singleton?: boolean;
            sort?: number | null;
            sort_field?: string | null;
            /** @description $t:field_options.directus_collections.collection_naming_translations_note */
            translations?: unknown;
            unarchive_value?: string | null;
            versioning?: boolean;
        };
        Comments: {
            /**
             * @description The collection of the item the Comment is created for.
             * @example articles
             */
            collection?: string | components["schemas"]["Collections"];
            /**
             * @description User comment. This will store the comments that show up in the right sidebar of the item edit page in the admin app.
             * @example This is a comment
             */
            comment?: string;
            /**
             * Format: date-time
             * @description When the Comment was created.
             * @example 2024-01-23T12:34:56Z
             */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description When the Comment was updated.
             * @example 2024-01-23T12:34:56Z
             */
            date_updated?: string | null;
            /**
             * @description Unique identifier for this single collection preset.
             * @example 81dfa7e0-56d2-471f-b96a-1cf8a62bdf28
             */
            id?: string;
            /**
             * @description The item the Comment is created for.
             * @example 123
             */
            item?: string;
            /**
             * @description User that created the Comment.
             * @example 81dfa7e0-56d2-471f-b96a-1cf8a62bdf28
             */
            user_created?: string | components["schemas"]["Users"];
            /**
             * @description User that updated the Comment.
             * @example 81dfa7e0-56d2-471f-b96a-1cf8a62bdf28
             */
            user_updated?: string | components["schemas"]["Users"];
        };
        Diff: {
            diff?: {
                collections?: {
                    collection?: string;
                    diff?: Record<string, never>[];
                }[];
                fields?: {
                    collection?: string;
                    diff?: Record<string, never>[];
                    field?: string;
                }[];
                relations?: {
                    collection?: string;
                    diff?: Record<string, never>[];
                    field?: string;
                    related_collection?: string;
                }[];
            };
            hash?: string;
        };
        EmergencyContact: {
            description?: string | null;
            hours?: string | null;
            name: string;
            phone: string;
        };
        Extensions: {
            /**
             * @description Name of the bundle the extension is in.
             * @example directus-extension-my-bundle
             */
            bundle?: string | null;
            enabled?: boolean;
            folder?: string;
            /** Format: uuid */
            id?: string;
            source?: string;
        };
        Fields: {
            /**
             * @description Unique name of the collection this field is in.
             * @example about_us
             */
            collection?: string;
            conditions?: unknown;
            display?: string | null;
            display_options?: unknown;
            /**
             * @description Unique name of the field. Field name is unique within the collection.
             * @example id
             */
            field?: string;
            group?: (number | components["schemas"]["Fields"]) | null;
            hidden?: boolean;
            id?: number;
            interface?: string | null;
            note?: string | null;
            options?: unknown;
            readonly?: boolean;
            required?: boolean | null;
            searchable?: boolean;
            sort?: number | null;
            special?: string[] | null;
            translations?: unknown;
            validation?: unknown;
            validation_message?: string | null;
            width?: string | null;
        };
        Files: {
            blurred_colors?: string | null;
            /**
             * @description Character set of the file.
             * @example binary
             */
            charset?: string | null;
            /**
             * Format: date-time
             * @description When the file was created.
             * @example 2019-12-03T00:10:15+00:00
             */
            created_on?: string;
            /** @description Description for the file. */
            description?: string | null;
            /**
             * @description Duration of the file in seconds. Only applies to audio and video.
             * @example 0
             */
            duration?: number | null;
            /**
             * @description Where the file was embedded from.
             * @example null
             */
            embed?: string | null;
            /**
             * @description Name of the file on disk. By default, Directus uses a random hash for the filename.
             * @example a88c3b72-ac58-5436-a4ec-b2858531333a.jpg
             */
            filename_disk?: string;
            /**
             * @description How you want to the file to be named when it's being downloaded.
             * @example avatar.jpg
             */
            filename_download?: string;
            /**
             * @description Size of the file in bytes.
             * @example 137862
             */
            filesize?: number;
            focal_point_x?: number | null;
            focal_point_y?: number | null;
            /**
             * @description Virtual folder where this file resides in.
             * @example null
             */
            folder?: (string | components["schemas"]["Folders"]) | null;
            /**
             * @description Height of the file in pixels. Only applies to images.
             * @example 838
             */
            height?: number | null;
            /**
             * @description Unique identifier for the file.
             * @example 8cbb43fe-4cdf-4991-8352-c461779cec02
             */
            id?: string;
            /** @description The picture adds nothing to the text. Screen readers skip it, so it needs no description. */
            is_decorative: boolean;
            /** @description Where the file was created. Is automatically populated based on Exif data for images. */
            location?: string | null;
            /** @description IPTC, Exif, and ICC metadata extracted from file */
            metadata?: Record<string, never> | null;
            modified_by?: (string | components["schemas"]["Users"]) | null;
            /** Format: date-time */
            modified_on?: string;
            /**
             * @description Where the file is stored. Either `local` for the local filesystem or the name of the storage adapter (for example `s3`).
             * @example local
             */
            storage?: string;
            /** @description Tags for the file. Is automatically populated based on Exif data for images. */
            tags?: string[] | null;
            /**
             * @description Title for the file. Is extracted from the filename on upload, but can be edited by the user.
             * @example User Avatar
             */
            title?: string;
            tus_data?: unknown;
            tus_id?: string | null;
            /**
             * @description MIME type of the file.
             * @example image/jpeg
             */
            type?: string;
            /**
             * @description Who uploaded the file.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            uploaded_by?: string | components["schemas"]["Users"];
            /**
             * Format: date-time
             * @description When the file was last uploaded/replaced.
             * @example 2019-12-03T00:10:15+00:00
             */
            uploaded_on?: string;
            /**
             * @description Width of the file in pixels. Only applies to images.
             * @example 800
             */
            width?: number | null;
        };
        FilesInput: {
            blurred_colors?: string | null;
            /**
             * @description Character set of the file.
             * @example binary
             */
            charset?: string | null;
            /**
             * Format: date-time
             * @description When the file was created.
             * @example 2019-12-03T00:10:15+00:00
             */
            created_on?: string;
            /** @description Description for the file. */
            description?: string | null;
            /**
             * @description Duration of the file in seconds. Only applies to audio and video.
             * @example 0
             */
            duration?: number | null;
            /**
             * @description Where the file was embedded from.
             * @example null
             */
            embed?: string | null;
            /**
             * @description Name of the file on disk. By default, Directus uses a random hash for the filename.
             * @example a88c3b72-ac58-5436-a4ec-b2858531333a.jpg
             */
            filename_disk?: string;
            /**
             * @description How you want to the file to be named when it's being downloaded.
             * @example avatar.jpg
             */
            filename_download?: string;
            /**
             * @description Size of the file in bytes.
             * @example 137862
             */
            filesize?: number;
            focal_point_x?: number | null;
            focal_point_y?: number | null;
            /**
             * @description Virtual folder where this file resides in.
             * @example null
             */
            folder?: (string | components["schemas"]["Folders"]) | null;
            /**
             * @description Height of the file in pixels. Only applies to images.
             * @example 838
             */
            height?: number | null;
            /**
             * @description Unique identifier for the file.
             * @example 8cbb43fe-4cdf-4991-8352-c461779cec02
             */
            id?: string;
            /** @description The picture adds nothing to the text. Screen readers skip it, so it needs no description. */
            is_decorative?: boolean;
            /** @description Where the file was created. Is automatically populated based on Exif data for images. */
            location?: string | null;
            /** @description IPTC, Exif, and ICC metadata extracted from file */
            metadata?: Record<string, never> | null;
            modified_by?: (string | components["schemas"]["Users"]) | null;
            /** Format: date-time */
            modified_on?: string;
            /**
             * @description Where the file is stored. Either `local` for the local filesystem or the name of the storage adapter (for example `s3`).
             * @example local
             */
            storage?: string;
            /** @description Tags for the file. Is automatically populated based on Exif data for images. */
            tags?: string[] | null;
            /**
             * @description Title for the file. Is extracted from the filename on upload, but can be edited by the user.
             * @example User Avatar
             */
            title?: string;
            tus_data?: unknown;
            tus_id?: string | null;
            /**
             * @description MIME type of the file.
             * @example image/jpeg
             */
            type?: string;
            /**
             * @description Who uploaded the file.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            uploaded_by?: string | components["schemas"]["Users"];
            /**
             * Format: date-time
             * @description When the file was last uploaded/replaced.
             * @example 2019-12-03T00:10:15+00:00
             */
            uploaded_on?: string;
            /**
             * @description Width of the file in pixels. Only applies to images.
             * @example 800
             */
            width?: number | null;
        };
        Flows: {
            /**
             * @description The permission used during the flow. One of `$public`, `$trigger`, `$full`, or UUID of a role.
             * @example $trigger
             */
            accountability?: string;
            /**
             * @description Color of the icon displayed in the Admin App for the flow.
             * @example #112233
             */
            color?: string | null;
            /**
             * Format: date-time
             * @description Timestamp in ISO8601 when the flow was created.
             * @example 2022-05-11T13:14:52Z
             */
            date_created?: string | null;
            description?: string | null;
            /**
             * @description Icon displayed in the Admin App for the flow.
             * @example bolt
             */
            icon?: string;
            /**
             * @description Unique identifier for the flow.
             * @example 2f24211d-d928-469a-aea3-3c8f53d4e426
             */
            id?: string;
            /**
             * @description The name of the flow.
             * @example Update Articles Flow
             */
            name?: string;
            /**
             * @description UUID of the operation connected to the trigger in the flow.
             * @example 92e82998-e421-412f-a513-13701e83e4ce
             */
            operation?: string | components["schemas"]["Operations"];
            operations?: (string | components["schemas"]["Operations"])[] | null;
            /**
             * @description Options of the selected trigger for the flow.
             * @example null
             */
            options?: Record<string, never> | null;
            /**
             * @description Current status of the flow.
             * @default active
             * @example active
             * @enum {string}
             */
            status?: "active" | "inactive";
            /**
             * @description Type of trigger for the flow. One of `hook`, `webhook`, `operation`, `schedule`, `manual`.
             * @example manual
             */
            trigger?: string;
            /**
             * @description The user who created the flow.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            user_created?: string | components["schemas"]["Users"];
        };
        Folders: {
            /**
             * @description Unique identifier for the folder.
             * @example 0cf0e03d-4364-45df-b77b-ca61f61869d2
             */
            id?: string;
            /**
             * @description Name of the folder.
             * @example New York
             */
            name?: string;
            /**
             * @description Unique identifier of the parent folder. This allows for nested folders.
             * @example null
             */
            parent?: (string | components["schemas"]["Folders"]) | null;
        };
        ItemsAboutUs: {
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only: boolean;
            sort?: number | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations: (number | components["schemas"]["ItemsAboutUsTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsAboutUsInput: {
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id?: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only?: boolean;
            sort?: number | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status?: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations?: (number | components["schemas"]["ItemsAboutUsTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsAboutUsTranslations: {
            about_us_id: number | components["schemas"]["ItemsAboutUs"];
            body?: string | null;
            id: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title: string;
        };
        ItemsAboutUsTranslationsInput: {
            about_us_id?: number | components["schemas"]["ItemsAboutUs"];
            body?: string | null;
            id?: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title?: string;
        };
        ItemsAccountSettings: {
            contact_email?: string | null;
            contact_messages_an_hour: number;
            deletion_days: number;
            guardian_age: number;
            guardian_consent: boolean;
            history_months: number;
            id: number;
            otp_minutes: number;
            /** @enum {string} */
            otp_mode: "digits" | "alphanumeric";
            otp_resend_seconds: number;
            otp_resends_an_hour: number;
            otp_tries: number;
            otp_tries_a_day: number;
            register_a_day_per_address: number;
            register_a_minute: number;
            register_an_hour: number;
            unverified_days: number;
        };
        ItemsAccountSettingsInput: {
            contact_email?: string | null;
            contact_messages_an_hour?: number;
            deletion_days?: number;
            guardian_age?: number;
            guardian_consent?: boolean;
            history_months?: number;
            id?: number;
            otp_minutes?: number;
            /** @enum {string} */
            otp_mode?: "digits" | "alphanumeric";
            otp_resend_seconds?: number;
            otp_resends_an_hour?: number;
            otp_tries?: number;
            otp_tries_a_day?: number;
            register_a_day_per_address?: number;
            register_a_minute?: number;
            register_an_hour?: number;
            unverified_days?: number;
        };
        ItemsAppConfigs: {
            /** Format: date-time */
            date_updated?: string | null;
            embed_hosts?: string[] | null;
            favicon?: (string | components["schemas"]["Files"]) | null;
            home_categories: (number | components["schemas"]["ItemsAppConfigsCategories"])[] | null;
            home_events: (number | components["schemas"]["ItemsAppConfigsEvents"])[] | null;
            /** @description Categories that have their own row of books on the home page. */
            home_index_document_categories: (number | components["schemas"]["ItemsAppConfigsIndexCategories"])[] | null;
            home_mental_health: (number | components["schemas"]["ItemsAppConfigsMentalHealth"])[] | null;
            home_news: (number | components["schemas"]["ItemsAppConfigsNews"])[] | null;
            home_popular: (number | components["schemas"]["ItemsAppConfigsDocuments"])[] | null;
            id: number;
            /** @description Off: the documents list and the lesson pages say “Coming soon”. */
            is_no_release_open: boolean;
            /** @description Off: every page says “Coming soon”. */
            is_released: boolean;
            logo?: (string | components["schemas"]["Files"]) | null;
            /** @description The neutral page that the quick exit of mental health opens. Empty: the news. */
            quick_exit_url?: string | null;
            /** @description 1200 × 630, shown when the site is shared. */
            share_image?: (string | components["schemas"]["Files"]) | null;
            start_image_adult?: (string | components["schemas"]["Files"]) | null;
            start_image_background?: (string | components["schemas"]["Files"]) | null;
            start_image_kid?: (string | components["schemas"]["Files"]) | null;
            translations: (number | components["schemas"]["ItemsAppConfigsTranslations"])[] | null;
        };
        ItemsAppConfigsCategories: {
            app_configs_id: number | components["schemas"]["ItemsAppConfigs"];
            categories_id: number | components["schemas"]["ItemsCategories"];
            id: number;
            sort?: number | null;
        };
        ItemsAppConfigsCategoriesInput: {
            app_configs_id?: number | components["schemas"]["ItemsAppConfigs"];
            categories_id?: number | components["schemas"]["ItemsCategories"];
            id?: number;
            sort?: number | null;
        };
        ItemsAppConfigsDocuments: {
            app_configs_id: number | components["schemas"]["ItemsAppConfigs"];
            documents_id: number | components["schemas"]["ItemsDocuments"];
            id: number;
            sort?: number | null;
        };
        ItemsAppConfigsDocumentsInput: {
            app_configs_id?: number | components["schemas"]["ItemsAppConfigs"];
            documents_id?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            sort?: number | null;
        };
        ItemsAppConfigsEvents: {
            app_configs_id: number | components["schemas"]["ItemsAppConfigs"];
            events_id: number | components["schemas"]["ItemsEvents"];
            id: number;
            sort?: number | null;
        };
        ItemsAppConfigsEventsInput: {
            app_configs_id?: number | components["schemas"]["ItemsAppConfigs"];
            events_id?: number | components["schemas"]["ItemsEvents"];
            id?: number;
            sort?: number | null;
        };
        ItemsAppConfigsIndexCategories: {
            app_configs_id: number | components["schemas"]["ItemsAppConfigs"];
            categories_id: number | components["schemas"]["ItemsCategories"];
            id: number;
            sort?: number | null;
        };
        ItemsAppConfigsIndexCategoriesInput: {
            app_configs_id?: number | components["schemas"]["ItemsAppConfigs"];
            categories_id?: number | components["schemas"]["ItemsCategories"];
            id?: number;
            sort?: number | null;
        };
        ItemsAppConfigsInput: {
            /** Format: date-time */
            date_updated?: string | null;
            embed_hosts?: string[] | null;
            favicon?: (string | components["schemas"]["Files"]) | null;
            home_categories?: (number | components["schemas"]["ItemsAppConfigsCategories"])[] | null;
            home_events?: (number | components["schemas"]["ItemsAppConfigsEvents"])[] | null;
            /** @description Categories that have their own row of books on the home page. */
            home_index_document_categories?: (number | components["schemas"]["ItemsAppConfigsIndexCategories"])[] | null;
            home_mental_health?: (number | components["schemas"]["ItemsAppConfigsMentalHealth"])[] | null;
            home_news?: (number | components["schemas"]["ItemsAppConfigsNews"])[] | null;
            home_popular?: (number | components["schemas"]["ItemsAppConfigsDocuments"])[] | null;
            id?: number;
            /** @description Off: the documents list and the lesson pages say “Coming soon”. */
            is_no_release_open?: boolean;
            /** @description Off: every page says “Coming soon”. */
            is_released?: boolean;
            logo?: (string | components["schemas"]["Files"]) | null;
            /** @description The neutral page that the quick exit of mental health opens. Empty: the news. */
            quick_exit_url?: string | null;
            /** @description 1200 × 630, shown when the site is shared. */
            share_image?: (string | components["schemas"]["Files"]) | null;
            start_image_adult?: (string | components["schemas"]["Files"]) | null;
            start_image_background?: (string | components["schemas"]["Files"]) | null;
            start_image_kid?: (string | components["schemas"]["Files"]) | null;
            translations?: (number | components["schemas"]["ItemsAppConfigsTranslations"])[] | null;
        };
        ItemsAppConfigsMentalHealth: {
            app_configs_id: number | components["schemas"]["ItemsAppConfigs"];
            id: number;
            mental_health_id: number | components["schemas"]["ItemsMentalHealth"];
            sort?: number | null;
        };
        ItemsAppConfigsMentalHealthInput: {
            app_configs_id?: number | components["schemas"]["ItemsAppConfigs"];
            id?: number;
            mental_health_id?: number | components["schemas"]["ItemsMentalHealth"];
            sort?: number | null;
        };
        ItemsAppConfigsNews: {
            app_configs_id: number | components["schemas"]["ItemsAppConfigs"];
            id: number;
            news_id: number | components["schemas"]["ItemsNews"];
            sort?: number | null;
        };
        ItemsAppConfigsNewsInput: {
            app_configs_id?: number | components["schemas"]["ItemsAppConfigs"];
            id?: number;
            news_id?: number | components["schemas"]["ItemsNews"];
            sort?: number | null;
        };
        ItemsAppConfigsTranslations: {
            address_label?: string | null;
            address_map?: string | null;
            address_text?: string | null;
            app_configs_id: number | components["schemas"]["ItemsAppConfigs"];
            brand_description?: string | null;
            brand_name: string;
            brand_tagline?: string | null;
            copyright?: string | null;
            donate_text?: string | null;
            donate_url?: string | null;
            email?: string | null;
            emergency_contacts?: components["schemas"]["EmergencyContact"][] | null;
            emergency_text?: string | null;
            emergency_title?: string | null;
            fax?: string | null;
            follow_us_title?: string | null;
            footer_contact_title?: string | null;
            footer_menu?: components["schemas"]["MenuItem"][] | null;
            foundation_menu?: components["schemas"]["MenuItem"][] | null;
            foundation_title?: string | null;
            header_menu?: components["schemas"]["MenuItem"][] | null;
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            office_hours?: string | null;
            phone?: string | null;
            social_links?: components["schemas"]["SocialLink"][] | null;
        };
        ItemsAppConfigsTranslationsInput: {
            address_label?: string | null;
            address_map?: string | null;
            address_text?: string | null;
            app_configs_id?: number | components["schemas"]["ItemsAppConfigs"];
            brand_description?: string | null;
            brand_name?: string;
            brand_tagline?: string | null;
            copyright?: string | null;
            donate_text?: string | null;
            donate_url?: string | null;
            email?: string | null;
            emergency_contacts?: components["schemas"]["EmergencyContact"][] | null;
            emergency_text?: string | null;
            emergency_title?: string | null;
            fax?: string | null;
            follow_us_title?: string | null;
            footer_contact_title?: string | null;
            footer_menu?: components["schemas"]["MenuItem"][] | null;
            foundation_menu?: components["schemas"]["MenuItem"][] | null;
            foundation_title?: string | null;
            header_menu?: components["schemas"]["MenuItem"][] | null;
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            office_hours?: string | null;
            phone?: string | null;
            social_links?: components["schemas"]["SocialLink"][] | null;
        };
        ItemsCategories: {
            color?: string | null;
            /** @description Choose from the list. “Other” takes the name of a Phosphor or Lucide icon, such as ph:plant. */
            icon?: string | null;
            id: number;
            image?: (string | components["schemas"]["Files"]) | null;
            /** @enum {string} */
            kind: "documents" | "news" | "events" | "mental_health" | "lesson_plans";
            sort?: number | null;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            translations: (number | components["schemas"]["ItemsCategoriesTranslations"])[] | null;
        };
        ItemsCategoriesInput: {
            color?: string | null;
            /** @description Choose from the list. “Other” takes the name of a Phosphor or Lucide icon, such as ph:plant. */
            icon?: string | null;
            id?: number;
            image?: (string | components["schemas"]["Files"]) | null;
            /** @enum {string} */
            kind?: "documents" | "news" | "events" | "mental_health" | "lesson_plans";
            sort?: number | null;
            /** @enum {string} */
            status?: "draft" | "published" | "archived";
            translations?: (number | components["schemas"]["ItemsCategoriesTranslations"])[] | null;
        };
        ItemsCategoriesTranslations: {
            categories_id: number | components["schemas"]["ItemsCategories"];
            description?: string | null;
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            name: string;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
        };
        ItemsCategoriesTranslationsInput: {
            categories_id?: number | components["schemas"]["ItemsCategories"];
            description?: string | null;
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            name?: string;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
        };
        ItemsConsents: {
            /** Format: date-time */
            date_created?: string | null;
            /** Format: date-time */
            date_withdrawn?: string | null;
            id: number;
            is_granted: boolean;
            /** @enum {string} */
            kind: "privacy" | "history" | "guardian";
            user: string | components["schemas"]["Users"];
            version?: string | null;
        };
        ItemsConsentsInput: {
            /** Format: date-time */
            date_created?: string | null;
            /** Format: date-time */
            date_withdrawn?: string | null;
            id?: number;
            is_granted?: boolean;
            /** @enum {string} */
            kind?: "privacy" | "history" | "guardian";
            user?: string | components["schemas"]["Users"];
            version?: string | null;
        };
        ItemsContactAnswers: {
            author?: string | null;
            /** Format: date-time */
            date_created?: string | null;
            /** Format: uuid */
            id: string;
            message: number | components["schemas"]["ItemsContactMessages"];
            /** @description It is mailed to the sender when you save the message, and cannot be changed afterwards. */
            text: string;
            user_created?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsContactAnswersInput: {
            author?: string | null;
            /** Format: date-time */
            date_created?: string | null;
            /** Format: uuid */
            id?: string;
            message?: number | components["schemas"]["ItemsContactMessages"];
            /** @description It is mailed to the sender when you save the message, and cannot be changed afterwards. */
            text?: string;
            user_created?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsContactMessages: {
            /** @description Press “Create New” to write an answer. It is mailed when you save, and the state becomes “Answered”. */
            answers: (string | components["schemas"]["ItemsContactAnswers"])[] | null;
            /** Format: date-time */
            date_created?: string | null;
            email: string;
            id: number;
            languages_code?: (string | components["schemas"]["ItemsLanguages"]) | null;
            message: string;
            name: string;
            /** @description Internal note; the sender does not see it. */
            note?: string | null;
            phone?: string | null;
            /** @enum {string} */
            state: "new" | "answered" | "closed";
        };
        ItemsContactMessagesInput: {
            /** @description Press “Create New” to write an answer. It is mailed when you save, and the state becomes “Answered”. */
            answers?: (string | components["schemas"]["ItemsContactAnswers"])[] | null;
            /** Format: date-time */
            date_created?: string | null;
            email?: string;
            id?: number;
            languages_code?: (string | components["schemas"]["ItemsLanguages"]) | null;
            message?: string;
            name?: string;
            /** @description Internal note; the sender does not see it. */
            note?: string | null;
            phone?: string | null;
            /** @enum {string} */
            state?: "new" | "answered" | "closed";
        };
        ItemsCountries: {
            country_code: string;
            id: number;
            iso2: string;
            sort?: number | null;
            translations: (number | components["schemas"]["ItemsCountriesTranslations"])[] | null;
        };
        ItemsCountriesInput: {
            country_code?: string;
            id?: number;
            iso2?: string;
            sort?: number | null;
            translations?: (number | components["schemas"]["ItemsCountriesTranslations"])[] | null;
        };
        ItemsCountriesTranslations: {
            countries_id: number | components["schemas"]["ItemsCountries"];
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            name: string;
        };
        ItemsCountriesTranslationsInput: {
            countries_id?: number | components["schemas"]["ItemsCountries"];
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            name?: string;
        };
        ItemsCrisisWords: {
            doubtful?: string[] | null;
            exceptions?: string[] | null;
            id: number;
            /** @enum {string} */
            language: "vi" | "en";
            note?: string | null;
            /** @description With its accents. It counts as whole words only, never inside other words; capitals do not matter. */
            phrase: string;
            variants?: string[] | null;
        };
        ItemsCrisisWordsInput: {
            doubtful?: string[] | null;
            exceptions?: string[] | null;
            id?: number;
            /** @enum {string} */
            language?: "vi" | "en";
            note?: string | null;
            /** @description With its accents. It counts as whole words only, never inside other words; capitals do not matter. */
            phrase?: string;
            variants?: string[] | null;
        };
        ItemsDailyCounts: {
            collection: string;
            count: number;
            /** Format: date */
            day: string;
            id: number;
            item: number;
            kind: string;
        };
        ItemsDailyCountsInput: {
            collection?: string;
            count?: number;
            /** Format: date */
            day?: string;
            id?: number;
            item?: number;
            kind?: string;
        };
        ItemsDocumentActivities: {
            areas?: components["schemas"]["ActivityArea"][] | null;
            document: number | components["schemas"]["ItemsDocuments"];
            id: number;
            /** @enum {string} */
            kind: "find" | "what_would_you_do";
            /** @description The picture of this page is shown with the question. “Find in the picture” requires it. If you reorder the pages later, correct this number. */
            page_number?: number | null;
            sort?: number | null;
            translations: (number | components["schemas"]["ItemsDocumentActivitiesTranslations"])[] | null;
        };
        ItemsDocumentActivitiesInput: {
            areas?: components["schemas"]["ActivityArea"][] | null;
            document?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            /** @enum {string} */
            kind?: "find" | "what_would_you_do";
            /** @description The picture of this page is shown with the question. “Find in the picture” requires it. If you reorder the pages later, correct this number. */
            page_number?: number | null;
            sort?: number | null;
            translations?: (number | components["schemas"]["ItemsDocumentActivitiesTranslations"])[] | null;
        };
        ItemsDocumentActivitiesTranslations: {
            choices?: components["schemas"]["ActivityChoice"][] | null;
            document_activities_id: number | components["schemas"]["ItemsDocumentActivities"];
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            /** @description One short sentence. For “Find in the picture”, do not name the thing to find: ask with a detail of the story. */
            question: string;
        };
        ItemsDocumentActivitiesTranslationsInput: {
            choices?: components["schemas"]["ActivityChoice"][] | null;
            document_activities_id?: number | components["schemas"]["ItemsDocumentActivities"];
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            /** @description One short sentence. For “Find in the picture”, do not name the thing to find: ask with a detail of the story. */
            question?: string;
        };
        ItemsDocumentDownloads: {
            /** @description Written by the machine to know whether the file must be made again. */
            content_hash?: string | null;
            document: number | components["schemas"]["ItemsDocuments"];
            file?: (string | components["schemas"]["Files"]) | null;
            filesize?: number | null;
            /** @enum {string} */
            format: "pdf" | "pdf_booklet" | "epub" | "mp3" | "mp3_zip" | "epub_fixed" | "brf" | "original";
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
        };
        ItemsDocumentDownloadsInput: {
            /** @description Written by the machine to know whether the file must be made again. */
            content_hash?: string | null;
            document?: number | components["schemas"]["ItemsDocuments"];
            file?: (string | components["schemas"]["Files"]) | null;
            filesize?: number | null;
            /** @enum {string} */
            format?: "pdf" | "pdf_booklet" | "epub" | "mp3" | "mp3_zip" | "epub_fixed" | "brf" | "original";
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
        };
        ItemsDocumentPages: {
            background_color?: string | null;
            document: number | components["schemas"]["ItemsDocuments"];
            id: number;
            image?: (string | components["schemas"]["Files"]) | null;
            number: number;
            translations: (number | components["schemas"]["ItemsDocumentPagesTranslations"])[] | null;
        };
        ItemsDocumentPagesInput: {
            background_color?: string | null;
            document?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            image?: (string | components["schemas"]["Files"]) | null;
            number?: number;
            translations?: (number | components["schemas"]["ItemsDocumentPagesTranslations"])[] | null;
        };
        ItemsDocumentPagesTranslations: {
            chapter_title?: string | null;
            document_pages_id: number | components["schemas"]["ItemsDocumentPages"];
            /** @description The same page in short sentences and common words, one idea each. Empty: readers who choose “Easy words” see the normal text. */
            easy_text?: string | null;
            id: number;
            /** @description Tells what happens in the picture, in one to three sentences. */
            image_description?: string | null;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            narration?: (string | components["schemas"]["Files"]) | null;
            /** @description Sentence ids s1, s2… are the same in both languages. */
            narration_cues?: string | null;
            narration_duration?: number | null;
            sign_captions?: string | null;
            sign_duration?: number | null;
            sign_video?: (string | components["schemas"]["Files"]) | null;
            /** @description For readers who save data: the same clip, about 240 pixels wide. Without it the page uses the full one. */
            sign_video_small?: (string | components["schemas"]["Files"]) | null;
            text?: string | null;
        };
        ItemsDocumentPagesTranslationsInput: {
            chapter_title?: string | null;
            document_pages_id?: number | components["schemas"]["ItemsDocumentPages"];
            /** @description The same page in short sentences and common words, one idea each. Empty: readers who choose “Easy words” see the normal text. */
            easy_text?: string | null;
            id?: number;
            /** @description Tells what happens in the picture, in one to three sentences. */
            image_description?: string | null;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            narration?: (string | components["schemas"]["Files"]) | null;
            /** @description Sentence ids s1, s2… are the same in both languages. */
            narration_cues?: string | null;
            narration_duration?: number | null;
            sign_captions?: string | null;
            sign_duration?: number | null;
            sign_video?: (string | components["schemas"]["Files"]) | null;
            /** @description For readers who save data: the same clip, about 240 pixels wide. Without it the page uses the full one. */
            sign_video_small?: (string | components["schemas"]["Files"]) | null;
            text?: string | null;
        };
        ItemsDocuments: {
            activities: (number | components["schemas"]["ItemsDocumentActivities"])[] | null;
            author?: string | null;
            available_languages: (number | components["schemas"]["ItemsDocumentsLanguages"])[] | null;
            categories: (number | components["schemas"]["ItemsDocumentsCategories"])[] | null;
            contributor?: string | null;
            country_of_origin?: (number | components["schemas"]["ItemsCountries"]) | null;
            cover?: (string | components["schemas"]["Files"]) | null;
            /** @description The colour behind the cover, as #RRGGBB. */
            cover_color?: string | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            downloads: (number | components["schemas"]["ItemsDocumentDownloads"])[] | null;
            duration?: number | null;
            editor?: string | null;
            has_narration: boolean;
            /** @description After the last page, readers may put some pictures back in the order of the story. Needs at least three pages with a picture and its description. */
            has_order_activity: boolean;
            has_sign_language: boolean;
            /** @description The person who signs, or a parent or guardian, agreed to the publication of the clips. “Has sign language” needs it. Readers do not see this field. */
            has_signer_consent: boolean;
            has_subtitles: boolean;
            id: number;
            illustrator?: string | null;
            /** @description Short sentences, familiar words. */
            is_easy_to_read: boolean;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only: boolean;
            license?: (number | components["schemas"]["ItemsOptions"]) | null;
            original_url?: string | null;
            page_count?: number | null;
            pages: (number | components["schemas"]["ItemsDocumentPages"])[] | null;
            /** @description Higher comes first in popular lists. */
            popularity: number;
            publisher?: string | null;
            reading_age?: (number | components["schemas"]["ItemsOptions"]) | null;
            sign_language?: (number | components["schemas"]["ItemsOptions"]) | null;
            /** @description Name of the person who signs in the clips. Readers see it on the page of the document. */
            signer?: string | null;
            source_language?: (string | components["schemas"]["ItemsLanguages"]) | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations: (number | components["schemas"]["ItemsDocumentsTranslations"])[] | null;
            /** @enum {string} */
            type: "picture_book" | "study_document";
            type_of_disabilities: (number | components["schemas"]["ItemsDocumentsDisabilities"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
            /** @description One name for both languages, or both with “ / ” between them: Giọng tổng hợp / Synthetic voice. */
            voice?: string | null;
        };
        ItemsDocumentsCategories: {
            categories_id: number | components["schemas"]["ItemsCategories"];
            documents_id: number | components["schemas"]["ItemsDocuments"];
            id: number;
            sort?: number | null;
        };
        ItemsDocumentsCategoriesInput: {
            categories_id?: number | components["schemas"]["ItemsCategories"];
            documents_id?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            sort?: number | null;
        };
        ItemsDocumentsDisabilities: {
            documents_id: number | components["schemas"]["ItemsDocuments"];
            id: number;
            options_id: number | components["schemas"]["ItemsOptions"];
            sort?: number | null;
        };
        ItemsDocumentsDisabilitiesInput: {
            documents_id?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            options_id?: number | components["schemas"]["ItemsOptions"];
            sort?: number | null;
        };
        ItemsDocumentsInput: {
            activities?: (number | components["schemas"]["ItemsDocumentActivities"])[] | null;
            author?: string | null;
            available_languages?: (number | components["schemas"]["ItemsDocumentsLanguages"])[] | null;
            categories?: (number | components["schemas"]["ItemsDocumentsCategories"])[] | null;
            contributor?: string | null;
            country_of_origin?: (number | components["schemas"]["ItemsCountries"]) | null;
            cover?: (string | components["schemas"]["Files"]) | null;
            /** @description The colour behind the cover, as #RRGGBB. */
            cover_color?: string | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            downloads?: (number | components["schemas"]["ItemsDocumentDownloads"])[] | null;
            duration?: number | null;
            editor?: string | null;
            has_narration?: boolean;
            /** @description After the last page, readers may put some pictures back in the order of the story. Needs at least three pages with a picture and its description. */
            has_order_activity?: boolean;
            has_sign_language?: boolean;
            /** @description The person who signs, or a parent or guardian, agreed to the publication of the clips. “Has sign language” needs it. Readers do not see this field. */
            has_signer_consent?: boolean;
            has_subtitles?: boolean;
            id?: number;
            illustrator?: string | null;
            /** @description Short sentences, familiar words. */
            is_easy_to_read?: boolean;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only?: boolean;
            license?: (number | components["schemas"]["ItemsOptions"]) | null;
            original_url?: string | null;
            page_count?: number | null;
            pages?: (number | components["schemas"]["ItemsDocumentPages"])[] | null;
            /** @description Higher comes first in popular lists. */
            popularity?: number;
            publisher?: string | null;
            reading_age?: (number | components["schemas"]["ItemsOptions"]) | null;
            sign_language?: (number | components["schemas"]["ItemsOptions"]) | null;
            /** @description Name of the person who signs in the clips. Readers see it on the page of the document. */
            signer?: string | null;
            source_language?: (string | components["schemas"]["ItemsLanguages"]) | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status?: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations?: (number | components["schemas"]["ItemsDocumentsTranslations"])[] | null;
            /** @enum {string} */
            type?: "picture_book" | "study_document";
            type_of_disabilities?: (number | components["schemas"]["ItemsDocumentsDisabilities"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
            /** @description One name for both languages, or both with “ / ” between them: Giọng tổng hợp / Synthetic voice. */
            voice?: string | null;
        };
        ItemsDocumentsLanguages: {
            documents_id: number | components["schemas"]["ItemsDocuments"];
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            sort?: number | null;
        };
        ItemsDocumentsLanguagesInput: {
            documents_id?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            sort?: number | null;
        };
        ItemsDocumentsTranslations: {
            /** @description Read aloud to people who cannot see the cover. */
            cover_alt?: string | null;
            description?: string | null;
            documents_id: number | components["schemas"]["ItemsDocuments"];
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            /** @description Only if it differs in this language. Empty: the publisher of the document. */
            publisher?: string | null;
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
            subtitle?: string | null;
            title: string;
        };
        ItemsDocumentsTranslationsInput: {
            /** @description Read aloud to people who cannot see the cover. */
            cover_alt?: string | null;
            description?: string | null;
            documents_id?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            /** @description Only if it differs in this language. Empty: the publisher of the document. */
            publisher?: string | null;
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
            subtitle?: string | null;
            title?: string;
        };
        ItemsEventRegistrations: {
            access_needs?: string | null;
            consent_version?: string | null;
            /** Format: date-time */
            consented_at?: string | null;
            /** Format: date-time */
            date_cancelled?: string | null;
            /** Format: date-time */
            date_created?: string | null;
            email: string;
            event: number | components["schemas"]["ItemsEvents"];
            guardian_contact?: string | null;
            guardian_name?: string | null;
            /** Format: uuid */
            id: string;
            is_under_16: boolean;
            languages_code?: (string | components["schemas"]["ItemsLanguages"]) | null;
            name: string;
            people: number;
            phone?: string | null;
            /**
             * @description Choose “Cancelled” when somebody cancels by phone or email. Their places become free, and phone number and access needs are erased. It cannot be undone.
             * @enum {string}
             */
            state: "registered" | "cancelled";
        };
        ItemsEventRegistrationsInput: {
            access_needs?: string | null;
            consent_version?: string | null;
            /** Format: date-time */
            consented_at?: string | null;
            /** Format: date-time */
            date_cancelled?: string | null;
            /** Format: date-time */
            date_created?: string | null;
            email?: string;
            event?: number | components["schemas"]["ItemsEvents"];
            guardian_contact?: string | null;
            guardian_name?: string | null;
            /** Format: uuid */
            id?: string;
            is_under_16?: boolean;
            languages_code?: (string | components["schemas"]["ItemsLanguages"]) | null;
            name?: string;
            people?: number;
            phone?: string | null;
            /**
             * @description Choose “Cancelled” when somebody cancels by phone or email. Their places become free, and phone number and access needs are erased. It cannot be undone.
             * @enum {string}
             */
            state?: "registered" | "cancelled";
        };
        ItemsEvents: {
            category?: (number | components["schemas"]["ItemsCategories"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            /**
             * Format: date-time
             * @description In your own time zone; the site shows Viet Nam time.
             */
            ends_at: string;
            has_captions: boolean;
            has_interpreter: boolean;
            has_quiet_room: boolean;
            /** @description The page of the event shows the places and a button to register. */
            has_registration: boolean;
            id: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only: boolean;
            is_wheelchair_accessible: boolean;
            map_url?: string | null;
            online_url?: string | null;
            organizer?: string | null;
            /** @description Empty: no limit. */
            places?: number | null;
            /** @description Shown once the event is over. */
            recording_url?: string | null;
            /**
             * Format: date-time
             * @description Empty: until the event starts. In your own time zone; the site shows Viet Nam time.
             */
            registration_deadline?: string | null;
            /** @description Shown once the event is over. */
            report_url?: string | null;
            /**
             * Format: date-time
             * @description In your own time zone; the site shows Viet Nam time.
             */
            starts_at: string;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status: "draft" | "in_review" | "published" | "archived" | "deleted";
            /**
             * @description Usually empty: the state follows from start and end.
             * @enum {string|null}
             */
            status_override?: "live" | "upcoming" | "over" | null;
            translations: (number | components["schemas"]["ItemsEventsTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsEventsInput: {
            category?: (number | components["schemas"]["ItemsCategories"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            /**
             * Format: date-time
             * @description In your own time zone; the site shows Viet Nam time.
             */
            ends_at?: string;
            has_captions?: boolean;
            has_interpreter?: boolean;
            has_quiet_room?: boolean;
            /** @description The page of the event shows the places and a button to register. */
            has_registration?: boolean;
            id?: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only?: boolean;
            is_wheelchair_accessible?: boolean;
            map_url?: string | null;
            online_url?: string | null;
            organizer?: string | null;
            /** @description Empty: no limit. */
            places?: number | null;
            /** @description Shown once the event is over. */
            recording_url?: string | null;
            /**
             * Format: date-time
             * @description Empty: until the event starts. In your own time zone; the site shows Viet Nam time.
             */
            registration_deadline?: string | null;
            /** @description Shown once the event is over. */
            report_url?: string | null;
            /**
             * Format: date-time
             * @description In your own time zone; the site shows Viet Nam time.
             */
            starts_at?: string;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status?: "draft" | "in_review" | "published" | "archived" | "deleted";
            /**
             * @description Usually empty: the state follows from start and end.
             * @enum {string|null}
             */
            status_override?: "live" | "upcoming" | "over" | null;
            translations?: (number | components["schemas"]["ItemsEventsTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsEventsTranslations: {
            access_note?: string | null;
            body?: string | null;
            events_id: number | components["schemas"]["ItemsEvents"];
            id: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            location_address?: string | null;
            location_name?: string | null;
            /** @description A picture of a map. Set its focal point on the place: the page draws a pin there. */
            map_image?: (string | components["schemas"]["Files"]) | null;
            /** @description How to get there in words: entrance, floor, nearest stop. For people who cannot see the map, too. */
            map_note?: string | null;
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title: string;
        };
        ItemsEventsTranslationsInput: {
            access_note?: string | null;
            body?: string | null;
            events_id?: number | components["schemas"]["ItemsEvents"];
            id?: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            location_address?: string | null;
            location_name?: string | null;
            /** @description A picture of a map. Set its focal point on the place: the page draws a pin there. */
            map_image?: (string | components["schemas"]["Files"]) | null;
            /** @description How to get there in words: entrance, floor, nearest stop. For people who cannot see the map, too. */
            map_note?: string | null;
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title?: string;
        };
        ItemsFavorites: {
            /** Format: date-time */
            date_created?: string | null;
            document?: (number | components["schemas"]["ItemsDocuments"]) | null;
            event?: (number | components["schemas"]["ItemsEvents"]) | null;
            id: number;
            lesson_plan?: (number | components["schemas"]["ItemsLessonPlans"]) | null;
            mental_health?: (number | components["schemas"]["ItemsMentalHealth"]) | null;
            news?: (number | components["schemas"]["ItemsNews"]) | null;
            user: string | components["schemas"]["Users"];
        };
        ItemsFavoritesInput: {
            /** Format: date-time */
            date_created?: string | null;
            document?: (number | components["schemas"]["ItemsDocuments"]) | null;
            event?: (number | components["schemas"]["ItemsEvents"]) | null;
            id?: number;
            lesson_plan?: (number | components["schemas"]["ItemsLessonPlans"]) | null;
            mental_health?: (number | components["schemas"]["ItemsMentalHealth"]) | null;
            news?: (number | components["schemas"]["ItemsNews"]) | null;
            user?: string | components["schemas"]["Users"];
        };
        ItemsGlossaryTerms: {
            id: number;
            /** @description A picture that shows what the word means. Optional. */
            picture?: (string | components["schemas"]["Files"]) | null;
            /** @description A clip of a person who signs the word, not a drawn sample. Optional. */
            sign_video?: (string | components["schemas"]["Files"]) | null;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            translations: (number | components["schemas"]["ItemsGlossaryTermsTranslations"])[] | null;
        };
        ItemsGlossaryTermsInput: {
            id?: number;
            /** @description A picture that shows what the word means. Optional. */
            picture?: (string | components["schemas"]["Files"]) | null;
            /** @description A clip of a person who signs the word, not a drawn sample. Optional. */
            sign_video?: (string | components["schemas"]["Files"]) | null;
            /** @enum {string} */
            status?: "draft" | "published" | "archived";
            translations?: (number | components["schemas"]["ItemsGlossaryTermsTranslations"])[] | null;
        };
        ItemsGlossaryTermsTranslations: {
            glossary_terms_id: number | components["schemas"]["ItemsGlossaryTerms"];
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            /** @description One or two short sentences that a seven-year-old understands. No word harder than the one explained. */
            meaning: string;
            other_forms?: string[] | null;
            /** @description As in a dictionary. It matches whole words only; capitals do not matter. */
            word: string;
        };
        ItemsGlossaryTermsTranslationsInput: {
            glossary_terms_id?: number | components["schemas"]["ItemsGlossaryTerms"];
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            /** @description One or two short sentences that a seven-year-old understands. No word harder than the one explained. */
            meaning?: string;
            other_forms?: string[] | null;
            /** @description As in a dictionary. It matches whole words only; capitals do not matter. */
            word?: string;
        };
        ItemsHelpCenter: {
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id: number;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only: boolean;
            section: number | components["schemas"]["ItemsHelpCenterSections"];
            sort?: number | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations: (number | components["schemas"]["ItemsHelpCenterTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsHelpCenterInput: {
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id?: number;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only?: boolean;
            section?: number | components["schemas"]["ItemsHelpCenterSections"];
            sort?: number | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status?: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations?: (number | components["schemas"]["ItemsHelpCenterTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsHelpCenterSections: {
            icon?: string | null;
            id: number;
            sort?: number | null;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            translations: (number | components["schemas"]["ItemsHelpCenterSectionsTranslations"])[] | null;
        };
        ItemsHelpCenterSectionsInput: {
            icon?: string | null;
            id?: number;
            sort?: number | null;
            /** @enum {string} */
            status?: "draft" | "published" | "archived";
            translations?: (number | components["schemas"]["ItemsHelpCenterSectionsTranslations"])[] | null;
        };
        ItemsHelpCenterSectionsTranslations: {
            description?: string | null;
            help_center_sections_id: number | components["schemas"]["ItemsHelpCenterSections"];
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            name: string;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
        };
        ItemsHelpCenterSectionsTranslationsInput: {
            description?: string | null;
            help_center_sections_id?: number | components["schemas"]["ItemsHelpCenterSections"];
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            name?: string;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
        };
        ItemsHelpCenterTranslations: {
            body?: string | null;
            help_center_id: number | components["schemas"]["ItemsHelpCenter"];
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title: string;
        };
        ItemsHelpCenterTranslationsInput: {
            body?: string | null;
            help_center_id?: number | components["schemas"]["ItemsHelpCenter"];
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title?: string;
        };
        ItemsHelpfulVotes: {
            comment?: string | null;
            /** Format: date-time */
            date_created?: string | null;
            help_center: number | components["schemas"]["ItemsHelpCenter"];
            id: number;
            is_helpful: boolean;
            voter_key: string;
        };
        ItemsHelpfulVotesInput: {
            comment?: string | null;
            /** Format: date-time */
            date_created?: string | null;
            help_center?: number | components["schemas"]["ItemsHelpCenter"];
            id?: number;
            is_helpful?: boolean;
            voter_key?: string;
        };
        ItemsLanguages: {
            code: string;
            /** @enum {string} */
            direction: "ltr" | "rtl";
            name: string;
            sort?: number | null;
        };
        ItemsLanguagesInput: {
            code?: string;
            /** @enum {string} */
            direction?: "ltr" | "rtl";
            name?: string;
            sort?: number | null;
        };
        ItemsLessonPlans: {
            author?: string | null;
            category?: (number | components["schemas"]["ItemsCategories"]) | null;
            class_level?: (number | components["schemas"]["ItemsOptions"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            document?: (number | components["schemas"]["ItemsDocuments"]) | null;
            id: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only: boolean;
            minutes?: number | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations: (number | components["schemas"]["ItemsLessonPlansTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsLessonPlansInput: {
            author?: string | null;
            category?: (number | components["schemas"]["ItemsCategories"]) | null;
            class_level?: (number | components["schemas"]["ItemsOptions"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            document?: (number | components["schemas"]["ItemsDocuments"]) | null;
            id?: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only?: boolean;
            minutes?: number | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status?: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations?: (number | components["schemas"]["ItemsLessonPlansTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsLessonPlansTranslations: {
            body?: string | null;
            id: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            lesson_plans_id: number | components["schemas"]["ItemsLessonPlans"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title: string;
            worksheet?: (string | components["schemas"]["Files"]) | null;
        };
        ItemsLessonPlansTranslationsInput: {
            body?: string | null;
            id?: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            lesson_plans_id?: number | components["schemas"]["ItemsLessonPlans"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title?: string;
            worksheet?: (string | components["schemas"]["Files"]) | null;
        };
        ItemsMentalHealth: {
            author?: string | null;
            category?: (number | components["schemas"]["ItemsCategories"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only: boolean;
            reading_minutes?: number | null;
            /** Format: date */
            review_date?: string | null;
            /** @description The professional who read and approved the content. */
            reviewer?: string | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status: "draft" | "in_review" | "published" | "archived" | "deleted";
            target_audience: (number | components["schemas"]["ItemsMentalHealthAudiences"])[] | null;
            translations: (number | components["schemas"]["ItemsMentalHealthTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsMentalHealthAudiences: {
            id: number;
            mental_health_id: number | components["schemas"]["ItemsMentalHealth"];
            options_id: number | components["schemas"]["ItemsOptions"];
            sort?: number | null;
        };
        ItemsMentalHealthAudiencesInput: {
            id?: number;
            mental_health_id?: number | components["schemas"]["ItemsMentalHealth"];
            options_id?: number | components["schemas"]["ItemsOptions"];
            sort?: number | null;
        };
        ItemsMentalHealthInput: {
            author?: string | null;
            category?: (number | components["schemas"]["ItemsCategories"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id?: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only?: boolean;
            reading_minutes?: number | null;
            /** Format: date */
            review_date?: string | null;
            /** @description The professional who read and approved the content. */
            reviewer?: string | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status?: "draft" | "in_review" | "published" | "archived" | "deleted";
            target_audience?: (number | components["schemas"]["ItemsMentalHealthAudiences"])[] | null;
            translations?: (number | components["schemas"]["ItemsMentalHealthTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsMentalHealthTranslations: {
            body?: string | null;
            /** @description The same article in short sentences and common words, one idea each. Keep 111 and all safety advice. Empty: the page has no switch “Easy version”. */
            easy_body?: string | null;
            id: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            mental_health_id: number | components["schemas"]["ItemsMentalHealth"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title: string;
        };
        ItemsMentalHealthTranslationsInput: {
            body?: string | null;
            /** @description The same article in short sentences and common words, one idea each. Keep 111 and all safety advice. Empty: the page has no switch “Easy version”. */
            easy_body?: string | null;
            id?: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            mental_health_id?: number | components["schemas"]["ItemsMentalHealth"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title?: string;
        };
        ItemsNews: {
            author?: string | null;
            category?: (number | components["schemas"]["ItemsCategories"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            is_pinned: boolean;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only: boolean;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations: (number | components["schemas"]["ItemsNewsTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsNewsInput: {
            author?: string | null;
            category?: (number | components["schemas"]["ItemsCategories"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id?: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            is_pinned?: boolean;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only?: boolean;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status?: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations?: (number | components["schemas"]["ItemsNewsTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsNewsTranslations: {
            body?: string | null;
            id: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            news_id: number | components["schemas"]["ItemsNews"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title: string;
        };
        ItemsNewsTranslationsInput: {
            body?: string | null;
            id?: number;
            /** @description Read aloud to people who cannot see the picture. */
            image_alt?: string | null;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            news_id?: number | components["schemas"]["ItemsNews"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title?: string;
        };
        ItemsOptionGroups: {
            id: number;
            /** @description The site asks for the group by this key; it cannot be changed. */
            key: string;
            options: (number | components["schemas"]["ItemsOptions"])[] | null;
            translations: (number | components["schemas"]["ItemsOptionGroupsTranslations"])[] | null;
        };
        ItemsOptionGroupsInput: {
            id?: number;
            /** @description The site asks for the group by this key; it cannot be changed. */
            key?: string;
            options?: (number | components["schemas"]["ItemsOptions"])[] | null;
            translations?: (number | components["schemas"]["ItemsOptionGroupsTranslations"])[] | null;
        };
        ItemsOptionGroupsTranslations: {
            id: number;
            label: string;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            option_groups_id: number | components["schemas"]["ItemsOptionGroups"];
        };
        ItemsOptionGroupsTranslationsInput: {
            id?: number;
            label?: string;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            option_groups_id?: number | components["schemas"]["ItemsOptionGroups"];
        };
        ItemsOptions: {
            group: number | components["schemas"]["ItemsOptionGroups"];
            id: number;
            is_active: boolean;
            sort?: number | null;
            translations: (number | components["schemas"]["ItemsOptionsTranslations"])[] | null;
            /** @description The stable value used for storing and filtering. Do not change it once used. */
            value: string;
        };
        ItemsOptionsInput: {
            group?: number | components["schemas"]["ItemsOptionGroups"];
            id?: number;
            is_active?: boolean;
            sort?: number | null;
            translations?: (number | components["schemas"]["ItemsOptionsTranslations"])[] | null;
            /** @description The stable value used for storing and filtering. Do not change it once used. */
            value?: string;
        };
        ItemsOptionsTranslations: {
            id: number;
            label: string;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            options_id: number | components["schemas"]["ItemsOptions"];
        };
        ItemsOptionsTranslationsInput: {
            id?: number;
            label?: string;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            options_id?: number | components["schemas"]["ItemsOptions"];
        };
        ItemsPages: {
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only: boolean;
            /** @description A fixed name the site links by, such as privacy. Usually empty. */
            key?: string | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations: (number | components["schemas"]["ItemsPagesTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsPagesInput: {
            /** Format: date-time */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description Erased after 30 days. To restore the item, give it another status.
             */
            date_deleted?: string | null;
            /**
             * Format: date-time
             * @description Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time.
             */
            date_published?: string | null;
            /**
             * Format: date-time
             * @description At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time.
             */
            date_unpublished?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            id?: number;
            /** @description Landscape, at least 1200 × 900. Describe it under each language. */
            image?: (string | components["schemas"]["Files"]) | null;
            /** @description There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
            is_vietnamese_only?: boolean;
            /** @description A fixed name the site links by, such as privacy. Usually empty. */
            key?: string | null;
            /**
             * @description Only “Published” items whose publish date has come are shown on the site.
             * @enum {string}
             */
            status?: "draft" | "in_review" | "published" | "archived" | "deleted";
            translations?: (number | components["schemas"]["ItemsPagesTranslations"])[] | null;
            user_created?: (string | components["schemas"]["Users"]) | null;
            user_updated?: (string | components["schemas"]["Users"]) | null;
        };
        ItemsPagesTranslations: {
            body?: string | null;
            id: number;
            languages_code: string | components["schemas"]["ItemsLanguages"];
            pages_id: number | components["schemas"]["ItemsPages"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title: string;
        };
        ItemsPagesTranslationsInput: {
            body?: string | null;
            id?: number;
            languages_code?: string | components["schemas"]["ItemsLanguages"];
            pages_id?: number | components["schemas"]["ItemsPages"];
            /** @description One or two sentences shown in search results. About 160 characters at most. */
            seo_description?: string | null;
            /** @description Empty: the title is used. About 60 characters at most. */
            seo_title?: string | null;
            /** @description The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
            slug?: string;
            /** @description One or two sentences shown in lists. */
            summary?: string | null;
            title?: string;
        };
        ItemsPlaylistItems: {
            document: number | components["schemas"]["ItemsDocuments"];
            id: number;
            note?: string | null;
            playlist: number | components["schemas"]["ItemsPlaylists"];
            sort?: number | null;
        };
        ItemsPlaylistItemsInput: {
            document?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            note?: string | null;
            playlist?: number | components["schemas"]["ItemsPlaylists"];
            sort?: number | null;
        };
        ItemsPlaylists: {
            /** Format: date-time */
            date_created?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            /** Format: date-time */
            deleted_at?: string | null;
            description?: string | null;
            id: number;
            items: (number | components["schemas"]["ItemsPlaylistItems"])[] | null;
            sort?: number | null;
            title: string;
            user: string | components["schemas"]["Users"];
        };
        ItemsPlaylistsInput: {
            /** Format: date-time */
            date_created?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            /** Format: date-time */
            deleted_at?: string | null;
            description?: string | null;
            id?: number;
            items?: (number | components["schemas"]["ItemsPlaylistItems"])[] | null;
            sort?: number | null;
            title?: string;
            user?: string | components["schemas"]["Users"];
        };
        ItemsProblemReports: {
            /** @description The reporter left an address. Open this message, and write the answer there. */
            contact_message?: (number | components["schemas"]["ItemsContactMessages"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            document: number | components["schemas"]["ItemsDocuments"];
            id: number;
            /** @enum {string} */
            kind: "text" | "picture" | "sound" | "sign" | "download" | "other";
            languages_code?: (string | components["schemas"]["ItemsLanguages"]) | null;
            message?: string | null;
            page?: number | null;
            /** @enum {string} */
            state: "new" | "answered" | "closed";
        };
        ItemsProblemReportsInput: {
            /** @description The reporter left an address. Open this message, and write the answer there. */
            contact_message?: (number | components["schemas"]["ItemsContactMessages"]) | null;
            /** Format: date-time */
            date_created?: string | null;
            document?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            /** @enum {string} */
            kind?: "text" | "picture" | "sound" | "sign" | "download" | "other";
            languages_code?: (string | components["schemas"]["ItemsLanguages"]) | null;
            message?: string | null;
            page?: number | null;
            /** @enum {string} */
            state?: "new" | "answered" | "closed";
        };
        ItemsRedirects: {
            /** @description The old path, starting with /. */
            from: string;
            id: number;
            is_active: boolean;
            is_permanent: boolean;
            note?: string | null;
            /** @description A path on this site, or a full http(s) address. */
            to: string;
        };
        ItemsRedirectsInput: {
            /** @description The old path, starting with /. */
            from?: string;
            id?: number;
            is_active?: boolean;
            is_permanent?: boolean;
            note?: string | null;
            /** @description A path on this site, or a full http(s) address. */
            to?: string;
        };
        ItemsSearchWords: {
            id: number;
            is_active: boolean;
            /**
             * @description In which language’s texts the search uses this group.
             * @enum {string}
             */
            language: "both" | "vi" | "en";
            /** @description To find the group in the list. */
            name: string;
            /**
             * @description “The first is broader”: a search for the first word also finds the others, but not the other way round.
             * @enum {string}
             */
            relation: "same" | "broader";
            words: string[];
        };
        ItemsSearchWordsInput: {
            id?: number;
            is_active?: boolean;
            /**
             * @description In which language’s texts the search uses this group.
             * @enum {string}
             */
            language?: "both" | "vi" | "en";
            /** @description To find the group in the list. */
            name?: string;
            /**
             * @description “The first is broader”: a search for the first word also finds the others, but not the other way round.
             * @enum {string}
             */
            relation?: "same" | "broader";
            words?: string[];
        };
        ItemsShareLinks: {
            /** Format: date-time */
            date_created?: string | null;
            id: number;
            is_revoked: boolean;
            playlist: number | components["schemas"]["ItemsPlaylists"];
            token_hash: string;
            user: string | components["schemas"]["Users"];
        };
        ItemsShareLinksInput: {
            /** Format: date-time */
            date_created?: string | null;
            id?: number;
            is_revoked?: boolean;
            playlist?: number | components["schemas"]["ItemsPlaylists"];
            token_hash?: string;
            user?: string | components["schemas"]["Users"];
        };
        ItemsUsersDisabilities: {
            directus_users_id: string | components["schemas"]["Users"];
            id: number;
            options_id: number | components["schemas"]["ItemsOptions"];
            sort?: number | null;
        };
        ItemsUsersDisabilitiesInput: {
            directus_users_id?: string | components["schemas"]["Users"];
            id?: number;
            options_id?: number | components["schemas"]["ItemsOptions"];
            sort?: number | null;
        };
        ItemsWatched: {
            /** Format: date-time */
            date_created?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            document: number | components["schemas"]["ItemsDocuments"];
            id: number;
            is_finished: boolean;
            languages_code?: (string | components["schemas"]["ItemsLanguages"]) | null;
            page: number;
            position: number;
            /** Format: float */
            progress: number;
            user: string | components["schemas"]["Users"];
        };
        ItemsWatchedInput: {
            /** Format: date-time */
            date_created?: string | null;
            /** Format: date-time */
            date_updated?: string | null;
            document?: number | components["schemas"]["ItemsDocuments"];
            id?: number;
            is_finished?: boolean;
            languages_code?: (string | components["schemas"]["ItemsLanguages"]) | null;
            page?: number;
            position?: number;
            /** Format: float */
            progress?: number;
            user?: string | components["schemas"]["Users"];
        };
        ItemsWeeklyCounts: {
            /** @enum {string} */
            collection: "home" | "documents" | "news" | "events" | "mental_health" | "about_us" | "help_center" | "pages";
            count?: number | null;
            id: string;
            item: number;
            /** @enum {string} */
            kind: "opened" | "read" | "finished" | "downloaded" | "narration" | "signing" | "captions" | "page_turning" | "language_vi" | "language_en" | "not_found" | "sign_up_kid" | "sign_up_adult";
            shown: string;
            title?: string | null;
            /** Format: date */
            week: string;
        };
        ItemsWeeklyCountsInput: {
            /** @enum {string} */
            collection?: "home" | "documents" | "news" | "events" | "mental_health" | "about_us" | "help_center" | "pages";
            count?: number | null;
            id?: string;
            item?: number;
            /** @enum {string} */
            kind?: "opened" | "read" | "finished" | "downloaded" | "narration" | "signing" | "captions" | "page_turning" | "language_vi" | "language_en" | "not_found" | "sign_up_kid" | "sign_up_adult";
            shown?: string;
            title?: string | null;
            /** Format: date */
            week?: string;
        };
        MenuItem: {
            children?: components["schemas"]["MenuItem"][] | null;
            icon?: string | null;
            name: string;
            /** @enum {string} */
            target?: "_self" | "_blank";
            url: string;
        };
        Operations: {
            /**
             * Format: date-time
             * @description Timestamp in ISO8601 when the operation was created.
             * @example 2022-05-11T13:14:52Z
             */
            date_created?: string | null;
            flow?: string | components["schemas"]["Flows"];
            /**
             * @description Unique identifier for the operation.
             * @example 2f24211d-d928-469a-aea3-3c8f53d4e426
             */
            id?: string;
            /**
             * @description Key for the operation. Must be unique within a given flow.
             * @example log_console
             */
            key?: string;
            /**
             * @description The name of the operation.
             * @example Log to Console
             */
            name?: string;
            /**
             * @description Options depending on the type of the operation.
             * @example null
             */
            options?: Record<string, never> | null;
            /**
             * @description Position of the operation on the X axis within the flow workspace.
             * @example 12
             */
            position_x?: number;
            /**
             * @description Position of the operation on the Y axis within the flow workspace.
             * @example 12
             */
            position_y?: number;
            /**
             * @description The operation triggered when the current operation fails (or `otherwise` logic of a condition operation).
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            reject?: string | components["schemas"]["Operations"];
            /**
             * @description The operation triggered when the current operation succeeds (or `then` logic of a condition operation).
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            resolve?: string | components["schemas"]["Operations"];
            /**
             * @description Type of operation. One of `log`, `mail`, `notification`, `create`, `read`, `request`, `sleep`, `transform`, `trigger`, `condition`, or any type of custom operation extensions.
             * @example log
             */
            type?: string;
            /**
             * @description The user who created the operation.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            user_created?: string | components["schemas"]["Users"];
        };
        Permissions: {
            /**
             * @description What action this permission applies to.
             * @example create
             * @enum {string}
             */
            action?: "create" | "read" | "update" | "delete";
            /**
             * @description What collection this permission applies to.
             * @example customers
             */
            collection?: string;
            /** @description CSV of fields that the user is allowed to interact with. */
            fields?: string[] | null;
            /**
             * @description Unique identifier for the permission.
             * @example 1
             */
            id?: number;
            /** @description JSON structure containing the permissions checks for this permission. */
            permissions?: Record<string, never> | null;
            policy?: unknown;
            /** @description JSON structure containing the preset value for created/updated items. */
            presets?: Record<string, never> | null;
            /** @description JSON structure containing the validation checks for this permission. */
            validation?: Record<string, never> | null;
        };
        Presets: {
            /** @description Name for the bookmark. If this is set, the preset will be considered a bookmark. */
            bookmark?: string | null;
            /**
             * @description What collection this collection preset is used for.
             * @example articles
             */
            collection?: string | components["schemas"]["Collections"];
            color?: string | null;
            filter?: unknown;
            icon?: string | null;
            /**
             * @description Unique identifier for this single collection preset.
             * @example 155
             */
            id?: number;
            /**
             * @description Key of the layout that is used.
             * @example null
             */
            layout?: string;
            /**
             * @description Options of the views. The properties in here are controlled by the layout.
             * @example {
             *       "cards": {
             *         "icon": "account_circle",
             *         "size": 3,
             *         "subtitle": "{{ title }}",
             *         "title": "{{ first_name }} {{ last_name }}"
             *       }
             *     }
             */
            layout_options?: unknown;
            /**
             * @description Layout query that's saved per layout type. Controls what data is fetched on load. These follow the same format as the JS SDK parameters.
             * @example {
             *       "cards": {
             *         "sort": "-published_on"
             *       }
             *     }
             */
            layout_query?: unknown;
            refresh_interval?: number | null;
            /**
             * @description The unique identifier of a role in the platform. If `user` is null, this will be used to apply the collection preset or bookmark for all users in the role.
             * @example 50419801-0f30-8644-2b3c-9bc2d980d0a0
             */
            role?: (string | components["schemas"]["Roles"]) | null;
            /** @description Search query. */
            search?: string | null;
            /**
             * @description The unique identifier of the user to whom this collection preset applies.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            user?: (string | components["schemas"]["Users"]) | null;
        };
        Query: {
            /**
             * @description Deep allows you to set any of the other query parameters on a nested relational dataset.
             * @example {
             *       "related_articles": {
             *         "_limit": 3
             *       }
             *     }
             */
            deep?: Record<string, never>;
            /**
             * @description Control what fields are being returned in the object.
             * @example [
             *       "*",
             *       "*.*"
             *     ]
             */
            fields?: string[];
            /**
             * @example {
             *       "<field>": {
             *         "<operator>": "<value>"
             *       }
             *     }
             */
            filter?: Record<string, never>;
            /** @description Set the maximum number of items that will be returned */
            limit?: number;
            /** @description How many items to skip when fetching data. */
            offset?: number;
            /** @description Cursor for use in pagination. Often used in combination with limit. */
            page?: number;
            /** @description Filter by items that contain the given search query in one of their fields. */
            search?: string;
            /**
             * @description How to sort the returned items.
             * @example [
             *       "-date_created"
             *     ]
             */
            sort?: string[];
        };
        Relations: {
            /**
             * @description Unique identifier for the relation.
             * @example 1
             */
            id?: number;
            /**
             * @description Field on the junction table that holds the many field of the related relation.
             * @example null
             */
            junction_field?: string | null;
            /**
             * @description Collection that has the field that holds the foreign key.
             * @example directus_activity
             */
            many_collection?: string;
            /**
             * @description Foreign key. Field that holds the primary key of the related collection.
             * @example user
             */
            many_field?: string;
            one_allowed_collections?: string[] | null;
            /**
             * @description Collection on the _one_ side of the relationship.
             * @example directus_users
             */
            one_collection?: string;
            one_collection_field?: string | null;
            one_deselect_action?: string;
            /**
             * @description Alias column that serves as the _one_ side of the relationship.
             * @example null
             */
            one_field?: string | null;
            sort_field?: string | null;
        };
        Revisions: {
            /**
             * @description Unique identifier for the activity record.
             * @example 2
             */
            activity?: number | components["schemas"]["Activity"];
            /**
             * @description Collection of the updated item.
             * @example articles
             */
            collection?: string | components["schemas"]["Collections"];
            /**
             * @description Copy of item state at time of update.
             * @example {
             *       "author": 1,
             *       "body": "This is my first post",
             *       "featured_image": 15,
             *       "id": "168",
             *       "title": "Hello, World!"
             *     }
             */
            data?: Record<string, never> | null;
            /**
             * @description Changes between the previous and the current revision.
             * @example {
             *       "title": "Hello, World!"
             *     }
             */
            delta?: Record<string, never>;
            /**
             * @description Unique identifier for the revision.
             * @example 1
             */
            id?: number;
            /**
             * @description Primary key of updated item.
             * @example 168
             */
            item?: string;
            /**
             * @description If the current item was updated relationally, this is the id of the parent revision record
             * @example null
             */
            parent?: number | null;
            /**
             * @description Associated version of this revision.
             * @example draft
             */
            version?: string | components["schemas"]["Versions"];
        };
        Roles: {
            /** @description $t:field_options.directus_roles.children_note */
            children?: (string | components["schemas"]["Roles"])[] | null;
            /**
             * @description Description of the role.
             * @example Admins have access to all managed data within the system by default
             */
            description?: string | null;
            /**
             * @description The role's icon.
             * @example verified_user
             */
            icon?: string;
            /**
             * @description Unique identifier for the role.
             * @example 2f24211d-d928-469a-aea3-3c8f53d4e426
             */
            id?: string;
            /**
             * @description Name of the role.
             * @example Administrator
             */
            name?: string;
            /** @description $t:field_options.directus_roles.parent_note */
            parent?: (string | components["schemas"]["Roles"]) | null;
            policies?: unknown;
            /** @description The site knows the role by this name. */
            short_name?: string | null;
            users?: (string | components["schemas"]["Users"])[] | null;
        };
        RolesInput: {
            /** @description $t:field_options.directus_roles.children_note */
            children?: (string | components["schemas"]["Roles"])[] | null;
            /**
             * @description Description of the role.
             * @example Admins have access to all managed data within the system by default
             */
            description?: string | null;
            /**
             * @description The role's icon.
             * @example verified_user
             */
            icon?: string;
            /**
             * @description Unique identifier for the role.
             * @example 2f24211d-d928-469a-aea3-3c8f53d4e426
             */
            id?: string;
            /**
             * @description Name of the role.
             * @example Administrator
             */
            name?: string;
            /** @description $t:field_options.directus_roles.parent_note */
            parent?: (string | components["schemas"]["Roles"]) | null;
            policies?: unknown;
            /** @description The site knows the role by this name. */
            short_name?: string | null;
            users?: (string | components["schemas"]["Users"])[] | null;
        };
        Schema: {
            collections?: components["schemas"]["Collections"][];
            directus?: string;
            fields?: components["schemas"]["Fields"][];
            relations?: components["schemas"]["Relations"][];
            vendor?: string;
            /** @example 1 */
            version?: number;
        };
        Settings: {
            ai_anthropic_allowed_models?: unknown;
            ai_anthropic_api_key?: string | null;
            ai_google_allowed_models?: unknown;
            ai_google_api_key?: string | null;
            ai_openai_allowed_models?: unknown;
            ai_openai_api_key?: string | null;
            ai_openai_compatible_api_key?: string | null;
            ai_openai_compatible_base_url?: string | null;
            ai_openai_compatible_headers?: unknown;
            ai_openai_compatible_models?: unknown;
            ai_openai_compatible_name?: string | null;
            /** @description $t:fields.directus_settings.ai_system_prompt_note */
            ai_system_prompt?: string | null;
            /**
             * @description Allowed authentication login attempts before the user's status is set to blocked.
             * @example 25
             */
            auth_login_attempts?: number;
            /** @description Authentication password policy. */
            auth_password_policy?: string | null;
            basemaps?: unknown;
            /** @description $t:fields.directus_settings.collaborative_editing_note */
            collaborative_editing_enabled?: boolean;
            custom_aspect_ratios?: unknown;
            custom_css?: string | null;
            default_appearance?: string;
            default_language?: string;
            default_theme_dark?: string | null;
            default_theme_light?: string | null;
            /**
             * @description Unique identifier for the setting.
             * @example 1
             */
            id?: number;
            mapbox_key?: string | null;
            /** @description $t:fields.directus_settings.mcp_allow_deletes_note */
            mcp_allow_deletes?: boolean;
            /** @description $t:fields.directus_settings.mcp_enabled_note */
            mcp_enabled?: boolean;
            /** @description $t:fields.directus_settings.mcp_prompts_collection_note */
            mcp_prompts_collection?: string | null;
            /** @description $t:fields.directus_settings.mcp_system_prompt_note */
            mcp_system_prompt?: string | null;
            /** @description $t:fields.directus_settings.mcp_system_prompt_enabled_note */
            mcp_system_prompt_enabled?: boolean;
            module_bar?: unknown;
            org_name?: string | null;
            product_updates?: boolean | null;
            /**
             * @description The brand color of the project.
             * @example null
             */
            project_color?: string | null;
            project_descriptor?: string | null;
            /** Format: uuid */
            project_id?: string | null;
            /**
             * @description The logo of the project.
             * @example null
             */
            project_logo?: string | null;
            /**
             * @description The name of the project.
             * @example Directus
             */
            project_name?: string;
            project_owner?: string | null;
            project_status?: string | null;
            /**
             * @description The url of the project.
             * @example null
             */
            project_url?: string | null;
            project_usage?: string | null;
            /**
             * @description The background of the project.
             * @example null
             */
            public_background?: {
                id?: string;
                type?: string;
            } | null;
            /** @description $t:field_options.directus_settings.project_favicon_note */
            public_favicon?: (string | components["schemas"]["Files"]) | null;
            /**
             * @description The foreground of the project.
             * @example null
             */
            public_foreground?: string | null;
            /**
             * @description Note rendered on the public pages of the app.
             * @example null
             */
            public_note?: string | null;
            /** @description $t:fields.directus_settings.public_registration_note */
            public_registration?: boolean;
            /** @description $t:fields.directus_settings.public_registration_email_filter_note */
            public_registration_email_filter?: unknown;
            /** @description $t:fields.directus_settings.public_registration_role_note */
            public_registration_role?: (string | components["schemas"]["Roles"]) | null;
            /** @description $t:fields.directus_settings.public_registration_verify_email_note */
            public_registration_verify_email?: boolean;
            report_bug_url?: string | null;
            report_error_url?: string | null;
            report_feature_url?: string | null;
            /**
             * @description Array of allowed
             * @example null
             */
            storage_asset_presets?: {
                /**
                 * @description Whether to crop the thumbnail to match the size, or maintain the aspect ratio.
                 * @enum {string}
                 */
                fit?: "cover" | "contain" | "inside" | "outside";
                /**
                 * @description Reformat output image
                 * @enum {string}
                 */
                format?: "" | "jpeg" | "png" | "webp" | "tiff" | "avif";
                /** @description Height of the thumbnail. */
                height?: number;
                /** @description Key for the asset. Used in the assets endpoint. */
                key?: string;
                /** @description Quality of the compression used. */
                quality?: number;
                /** @description Additional transformations to apply */
                transforms?: {
                    /** @description A list of arguments to pass to the Sharp method */
                    arguments?: {
                        /** @description A JSON representation of the argument value */
                        argument?: string;
                    }[] | null;
                    /** @description The Sharp method name */
                    method?: string;
                }[] | null;
                /** @description Width of the thumbnail. */
                width?: number;
                /** @description No image upscale */
                withoutEnlargement?: boolean;
            }[] | null;
            /**
             * @description What transformations are allowed in the assets endpoint.
             * @example all
             * @enum {string|null}
             */
            storage_asset_transform?: "all" | "none" | "presets" | null;
            /**
             * Format: uuid
             * @description Default folder to place files
             */
            storage_default_folder?: string;
            theme_dark_overrides?: unknown;
            theme_light_overrides?: unknown;
            visual_editor_urls?: unknown;
        };
        SocialLink: {
            icon: string;
            name: string;
            url: string;
        };
        Users: {
            age_range?: (number | components["schemas"]["ItemsOptions"]) | null;
            appearance?: string | null;
            auth_data?: unknown;
            /**
             * @description The user's avatar.
             * @example null
             */
            avatar?: (string | components["schemas"]["Files"]) | null;
            /** Format: date-time */
            deletion_requested_at?: string | null;
            /**
             * @description The user's description.
             * @example null
             */
            description?: string | null;
            /**
             * Format: email
             * @description Unique email address for the user.
             * @example admin@example.com
             */
            email?: string;
            email_notifications?: boolean | null;
            /** Format: date-time */
            email_verified_at?: string | null;
            external_identifier?: string | null;
            /**
             * @description First name of the user.
             * @example Admin
             */
            first_name?: string;
            gender?: (number | components["schemas"]["ItemsOptions"]) | null;
            /** Format: date-time */
            guardian_confirmed_at?: string | null;
            guardian_email?: string | null;
            /**
             * @description Unique identifier for the user.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            id?: string;
            /** @description Empty: not asked yet. */
            is_history_recorded?: boolean | null;
            /**
             * @description The user's language used in Directus.
             * @example en-US
             */
            language?: string;
            /**
             * Format: date-time
             * @description When this user used the API last.
             * @example 2020-05-31T14:32:37Z
             */
            last_access?: string | null;
            /**
             * @description Last name of the user.
             * @example User
             */
            last_name?: string;
            /**
             * @description Last page that the user was on.
             * @example /my-project/settings/collections/a
             */
            last_page?: string | null;
            /**
             * @description The user's location.
             * @example null
             */
            location?: string | null;
            /** @description Password of the user. */
            password?: string;
            phone?: string | null;
            phone_country?: (number | components["schemas"]["ItemsCountries"]) | null;
            playlists: (number | components["schemas"]["ItemsPlaylists"])[] | null;
            policies?: unknown;
            provider?: string;
            /**
             * @description Unique identifier of the role of this user.
             * @example 2f24211d-d928-469a-aea3-3c8f53d4e426
             */
            role?: string | components["schemas"]["Roles"];
            school?: (number | components["schemas"]["ItemsOptions"]) | null;
            /**
             * @description Status of the user.
             * @example active
             * @enum {string}
             */
            status?: "active" | "invited" | "draft" | "suspended" | "deleted";
            /**
             * @description The user's tags.
             * @example null
             */
            tags?: string[] | null;
            text_direction?: string;
            /**
             * @description The 2FA secret string that's used to generate one time passwords.
             * @example null
             */
            tfa_secret?: string | null;
            theme_dark?: string | null;
            theme_dark_overrides?: unknown;
            theme_light?: string | null;
            theme_light_overrides?: unknown;
            /**
             * @description The user's title.
             * @example null
             */
            title?: string | null;
            /** @description Static token for the user. */
            token?: string | null;
            type_of_disabilities: (number | components["schemas"]["ItemsUsersDisabilities"])[] | null;
            username?: string | null;
            you_are?: (number | components["schemas"]["ItemsOptions"]) | null;
        };
        UsersInput: {
            age_range?: (number | components["schemas"]["ItemsOptions"]) | null;
            appearance?: string | null;
            auth_data?: unknown;
            /**
             * @description The user's avatar.
             * @example null
             */
            avatar?: (string | components["schemas"]["Files"]) | null;
            /** Format: date-time */
            deletion_requested_at?: string | null;
            /**
             * @description The user's description.
             * @example null
             */
            description?: string | null;
            /**
             * Format: email
             * @description Unique email address for the user.
             * @example admin@example.com
             */
            email?: string;
            email_notifications?: boolean | null;
            /** Format: date-time */
            email_verified_at?: string | null;
            external_identifier?: string | null;
            /**
             * @description First name of the user.
             * @example Admin
             */
            first_name?: string;
            gender?: (number | components["schemas"]["ItemsOptions"]) | null;
            /** Format: date-time */
            guardian_confirmed_at?: string | null;
            guardian_email?: string | null;
            /**
             * @description Unique identifier for the user.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            id?: string;
            /** @description Empty: not asked yet. */
            is_history_recorded?: boolean | null;
            /**
             * @description The user's language used in Directus.
             * @example en-US
             */
            language?: string;
            /**
             * Format: date-time
             * @description When this user used the API last.
             * @example 2020-05-31T14:32:37Z
             */
            last_access?: string | null;
            /**
             * @description Last name of the user.
             * @example User
             */
            last_name?: string;
            /**
             * @description Last page that the user was on.
             * @example /my-project/settings/collections/a
             */
            last_page?: string | null;
            /**
             * @description The user's location.
             * @example null
             */
            location?: string | null;
            /** @description Password of the user. */
            password?: string;
            phone?: string | null;
            phone_country?: (number | components["schemas"]["ItemsCountries"]) | null;
            playlists?: (number | components["schemas"]["ItemsPlaylists"])[] | null;
            policies?: unknown;
            provider?: string;
            /**
             * @description Unique identifier of the role of this user.
             * @example 2f24211d-d928-469a-aea3-3c8f53d4e426
             */
            role?: string | components["schemas"]["Roles"];
            school?: (number | components["schemas"]["ItemsOptions"]) | null;
            /**
             * @description Status of the user.
             * @example active
             * @enum {string}
             */
            status?: "active" | "invited" | "draft" | "suspended" | "deleted";
            /**
             * @description The user's tags.
             * @example null
             */
            tags?: string[] | null;
            text_direction?: string;
            /**
             * @description The 2FA secret string that's used to generate one time passwords.
             * @example null
             */
            tfa_secret?: string | null;
            theme_dark?: string | null;
            theme_dark_overrides?: unknown;
            theme_light?: string | null;
            theme_light_overrides?: unknown;
            /**
             * @description The user's title.
             * @example null
             */
            title?: string | null;
            /** @description Static token for the user. */
            token?: string | null;
            type_of_disabilities?: (number | components["schemas"]["ItemsUsersDisabilities"])[] | null;
            username?: string | null;
            you_are?: (number | components["schemas"]["ItemsOptions"]) | null;
        };
        Versions: {
            /**
             * @description Name of the collection the Content Version is created on.
             * @example articles
             */
            collection?: string | components["schemas"]["Collections"];
            /**
             * Format: date-time
             * @description When the Content Version was created.
             * @example 2022-05-11T13:14:52Z
             */
            date_created?: string | null;
            /**
             * Format: date-time
             * @description When the Content Version was last updated.
             * @example 2022-05-11T13:14:53Z
             */
            date_updated?: string | null;
            /**
             * @description The current changes compared to the main version of the item.
             * @example {
             *       "my_field": "Updated Value"
             *     }
             */
            delta?: Record<string, never>;
            hash?: string | null;
            /**
             * @description Primary key of the Content Version.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            id?: string;
            /**
             * @description The item the Content Version is created on.
             * @example 168
             */
            item?: string;
            /**
             * @description Key of the Content Version, used as the value for the "version" query parameter.
             * @example draft
             */
            key?: string;
            /**
             * @description Descriptive name of the Content Version.
             * @example My Draft
             */
            name?: string;
            /**
             * @description User that created the Content Version.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            user_created?: string | components["schemas"]["Users"];
            /**
             * @description User that last updated the Content Version.
             * @example 63716273-0f29-4648-8a2a-2af2948f6f78
             */
            user_updated?: string | components["schemas"]["Users"];
        };
        "x-metadata": {
            /** @description Returns the item count of the collection you're querying, taking the current filter/search parameters into account. */
            filter_count?: number;
            /** @description Returns the total item count of the collection you're querying. */
            total_count?: number;
        };
    };
    responses: {
        /** @description Error: Not found. */
        NotFoundError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error?: {
                        /** Format: int64 */
                        code?: number;
                        message?: string;
                    };
                };
            };
        };
        /** @description Error: Unauthorized request */
        UnauthorizedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error?: {
                        /** Format: int64 */
                        code?: number;
                        message?: string;
                    };
                };
            };
        };
    };
    parameters: {
        /** @description Collection of which you want to retrieve the items from. */
        Collection: string;
        /** @description Saves the API response to a file. Accepts one of "csv", "csv_utf8", "json", "xml", "yaml". */
        Export: "csv" | "csv_utf8" | "json" | "xml" | "yaml";
        /** @description Control what fields are being returned in the object. */
        Fields: string[];
        /** @description Select items in collection by given conditions. */
        Filter: string;
        /** @description Index */
        Id: number;
        /** @description A limit on the number of objects that are returned. */
        Limit: number;
        /** @description What metadata to return in the response. */
        Meta: string;
        /** @description How many items to skip when fetching data. */
        Offset: number;
        /** @description Cursor for use in pagination. Often used in combination with limit. */
        Page: number;
        /** @description Filter by items that contain the given search query in one of their fields. */
        Search: string;
        /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
        Sort: string[];
        /** @description Unique identifier for the object. */
        UUId: string;
        /** @description Retrieve an item's state from a specific Content Version. The value corresponds to the "key" of the Content Version. */
        Version: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAsset: {
        parameters: {
            query?: {
                /** @description The key of the asset size configured in settings. */
                key?: string;
                /** @description A JSON array of image transformations */
                transforms?: string;
                /** @description Download the asset to your computer */
                download?: boolean;
            };
            header?: never;
            path: {
                /** @description The id of the file. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: components["responses"]["NotFoundError"];
        };
    };
    accountAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    picture: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            avatar: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountChangeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            sent: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountClearHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            removed: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountConfirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountData: {
        parameters: {
            query?: {
                language?: "vi-VN" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            deletes_at: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountEndOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            is_ended: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    collection: "documents" | "news" | "events" | "lesson_plans" | "mental_health";
                    id: number;
                    is_favorite: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            is_favorite: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountHistoryConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_recorded: boolean;
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            is_recorded: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountNewPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountPlaylistItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: number;
                    is_in: boolean;
                    note?: string | null;
                    playlist: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number | null;
                            is_in: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountPlaylistOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: number[];
                    playlist: number;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: number;
                    is_finished: boolean;
                    /** @enum {string} */
                    language: "vi-VN" | "en-US";
                    page: number;
                    page_count: number;
                    position_ms: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            recorded: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            expires: string;
                            id: string;
                            is_current: boolean;
                            network: string | null;
                            /** Format: date-time */
                            started_at: string | null;
                            /** Format: date-time */
                            used_at: string | null;
                            user_agent: string | null;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    accountSharePlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_shared: boolean;
                    playlist: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    checkVerificationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            verified: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    codeRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            guardian_age: number | null;
                            /** @enum {string} */
                            otp_mode: "digits" | "alphanumeric";
                            otp_resend_seconds: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    forgotUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            sent: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    guardian: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision?: "grant" | "withdraw";
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            deletes_at: string | null;
                            name: string;
                            /** @enum {string} */
                            state: "waiting" | "granted" | "withdrawn";
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            kept: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    otpVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            verified: true;
                            /** @enum {boolean} */
                            waits_for_guardian?: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    age_range_adult?: null;
                    age_range_kid: number;
                    country?: number | null;
                    email: string;
                    first_name?: string | null;
                    gender: number;
                    guardian_email?: string | null;
                    /** @enum {string} */
                    language?: "vi-VN" | "en-US";
                    last_name?: string | null;
                    password: string;
                    phone?: (string | "") | null;
                    /** @enum {string} */
                    role: "kid";
                    school?: number | null;
                    type_of_disabilities: number[];
                    username: string;
                    /** @enum {string|null} */
                    you_are?: null;
                } | {
                    age_range_adult: number;
                    /** @enum {string|null} */
                    age_range_kid?: null;
                    country?: number | null;
                    email: string;
                    first_name?: string | null;
                    gender: number;
                    /** @enum {string} */
                    language?: "vi-VN" | "en-US";
                    last_name?: string | null;
                    password: string;
                    phone?: (string | "") | null;
                    /** @enum {string} */
                    role: "adult";
                    /** @enum {string|null} */
                    school?: null;
                    type_of_disabilities: number[];
                    username: string;
                    you_are: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                            username: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            sent: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    sharedPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            description: string;
                            items: {
                                document: number;
                                note: string;
                            }[];
                            title: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    /** @enum {string} */
                    mode?: "session";
                    otp?: string | null;
                    password: string;
                    remember?: boolean;
                    username?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            expires: number;
                            user: {
                                email: string | null;
                                id: string;
                                role: {
                                    short_name: string | null;
                                };
                                username: string | null;
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    mode?: "session";
                    /** @enum {string|null} */
                    refresh_token?: null;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    oauth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example [
                         *       "github",
                         *       "facebook"
                         *     ]
                         */
                        data?: string[];
                        public?: boolean;
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    oauthProvider: {
        parameters: {
            query?: {
                /** @description Where to redirect on successful login.<br/>If set the authentication details are set inside cookies otherwise a JSON is returned. */
                redirect?: string;
            };
            header?: never;
            path: {
                /** @description Key of the activated OAuth provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            token?: string;
                        };
                        public?: boolean;
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    passwordRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    reset_url?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    passwordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    mode?: "session";
                    /** @enum {string|null} */
                    refresh_token?: null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            expires: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountErrors"];
                };
            };
        };
    };
    "choicesLang}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: "vi" | "en";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            countries: {
                                code: string;
                                id: number;
                                iso2: string;
                                name: string;
                            }[];
                            groups: {
                                age_adult: {
                                    id: number;
                                    label: string;
                                    value: string;
                                }[];
                                age_kid: {
                                    id: number;
                                    label: string;
                                    value: string;
                                }[];
                                gender: {
                                    id: number;
                                    label: string;
                                    value: string;
                                }[];
                                school: {
                                    id: number;
                                    label: string;
                                    value: string;
                                }[];
                                type_of_disabilities: {
                                    id: number;
                                    label: string;
                                    value: string;
                                }[];
                                who_are: {
                                    id: number;
                                    label: string;
                                    value: string;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                code: string;
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    contact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agreement?: string;
                    email: string;
                    /** @enum {string} */
                    lang: "vi" | "en";
                    message: string;
                    name: string;
                    phone: string;
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            sent: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fields: {
                            [key: string]: string;
                        };
                        summary: string;
                    };
                };
            };
        };
    };
    crisisWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: "vi" | "en";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            contacts: {
                                description: string;
                                hours: string;
                                name: string;
                                phone: string;
                            }[];
                            exit: string;
                            words: {
                                readonly certain: string[];
                                readonly doubtful: string[];
                                readonly exceptions: string[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                code: string;
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    eventRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    access_needs: string;
                    agreement?: string;
                    email: string;
                    event: string;
                    guardian_contact: string;
                    guardian_name: string;
                    is_under_16?: string;
                    /** @enum {string} */
                    lang: "vi" | "en";
                    name: string;
                    people: string;
                    phone: string;
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            registered: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fields: {
                            [key: string]: string;
                        };
                        summary: string;
                    };
                };
            };
        };
    };
    getFiles: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Files"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    createFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    data?: string;
                };
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Files"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateFiles: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    data?: {
                        data?: string;
                    };
                    keys?: string[];
                };
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Files"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for the object. */
                id: components["parameters"]["UUId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Files"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for the object. */
                id: components["parameters"]["UUId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateFile: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for the object. */
                id: components["parameters"]["UUId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Description for the file. */
                    description?: string | null;
                    /** @description Preferred filename when file is downloaded. */
                    filename_download?: string;
                    /**
                     * @description Virtual folder where this file resides in.
                     * @example null
                     */
                    folder?: (string | components["schemas"]["Folders"]) | null;
                    /** @description Tags for the file. Is automatically populated based on Exif data for images. */
                    tags?: string[] | null;
                    /**
                     * @description Title for the file. Is extracted from the filename on upload, but can be edited by the user.
                     * @example User Avatar
                     */
                    title?: string;
                };
                "multipart/data": {
                    /** @description Description for the file. */
                    description?: string | null;
                    /**
                     * Format: binary
                     * @description File contents.
                     */
                    file: unknown;
                    /** @description Preferred filename when file is downloaded. */
                    filename_download?: string;
                    /**
                     * @description Virtual folder where this file resides in.
                     * @example null
                     */
                    folder?: (string | components["schemas"]["Folders"]) | null;
                    /** @description Tags for the file. Is automatically populated based on Exif data for images. */
                    tags?: string[] | null;
                    /**
                     * @description Title for the file. Is extracted from the filename on upload, but can be edited by the user.
                     * @example User Avatar
                     */
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Files"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    helpful: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    article: number;
                    /** @enum {string} */
                    helpful: "yes" | "no";
                    /** @enum {string} */
                    lang: "vi" | "en";
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                code: string;
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    readItemsAboutUs: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                "filter[id][_in]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsAboutUs"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    createItemsAboutUs: {
        parameters: {
            query?: {
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsAboutUsInput"][] | components["schemas"]["ItemsAboutUsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsAboutUs"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteItemsAboutUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateItemsAboutUs: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsAboutUsInput"][] | components["schemas"]["ItemsAboutUsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsAboutUs"][];
                    };
                };
            };
        };
    };
    readSingleItemsAboutUs: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description Retrieve an item's state from a specific Content Version. The value corresponds to the "key" of the Content Version. */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsAboutUs"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteSingleItemsAboutUs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateSingleItemsAboutUs: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsAboutUsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsAboutUs"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    readItemsDocuments: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                "filter[id][_in]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsDocuments"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    createItemsDocuments: {
        parameters: {
            query?: {
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsDocumentsInput"][] | components["schemas"]["ItemsDocumentsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsDocuments"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteItemsDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateItemsDocuments: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsDocumentsInput"][] | components["schemas"]["ItemsDocumentsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsDocuments"][];
                    };
                };
            };
        };
    };
    readSingleItemsDocuments: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description Retrieve an item's state from a specific Content Version. The value corresponds to the "key" of the Content Version. */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsDocuments"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteSingleItemsDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateSingleItemsDocuments: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsDocumentsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsDocuments"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    readItemsEvents: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                "filter[id][_in]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsEvents"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    createItemsEvents: {
        parameters: {
            query?: {
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsEventsInput"][] | components["schemas"]["ItemsEventsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsEvents"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteItemsEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateItemsEvents: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsEventsInput"][] | components["schemas"]["ItemsEventsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsEvents"][];
                    };
                };
            };
        };
    };
    readSingleItemsEvents: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description Retrieve an item's state from a specific Content Version. The value corresponds to the "key" of the Content Version. */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsEvents"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteSingleItemsEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateSingleItemsEvents: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsEventsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsEvents"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    readItemsHelpCenter: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                "filter[id][_in]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsHelpCenter"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    createItemsHelpCenter: {
        parameters: {
            query?: {
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsHelpCenterInput"][] | components["schemas"]["ItemsHelpCenterInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsHelpCenter"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteItemsHelpCenter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateItemsHelpCenter: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsHelpCenterInput"][] | components["schemas"]["ItemsHelpCenterInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsHelpCenter"][];
                    };
                };
            };
        };
    };
    readSingleItemsHelpCenter: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description Retrieve an item's state from a specific Content Version. The value corresponds to the "key" of the Content Version. */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsHelpCenter"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteSingleItemsHelpCenter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateSingleItemsHelpCenter: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsHelpCenterInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsHelpCenter"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    readItemsLessonPlans: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                "filter[id][_in]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsLessonPlans"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    createItemsLessonPlans: {
        parameters: {
            query?: {
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsLessonPlansInput"][] | components["schemas"]["ItemsLessonPlansInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsLessonPlans"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteItemsLessonPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateItemsLessonPlans: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsLessonPlansInput"][] | components["schemas"]["ItemsLessonPlansInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsLessonPlans"][];
                    };
                };
            };
        };
    };
    readSingleItemsLessonPlans: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description Retrieve an item's state from a specific Content Version. The value corresponds to the "key" of the Content Version. */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsLessonPlans"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteSingleItemsLessonPlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateSingleItemsLessonPlans: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsLessonPlansInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsLessonPlans"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    readItemsMentalHealth: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                "filter[id][_in]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsMentalHealth"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    createItemsMentalHealth: {
        parameters: {
            query?: {
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsMentalHealthInput"][] | components["schemas"]["ItemsMentalHealthInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsMentalHealth"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteItemsMentalHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateItemsMentalHealth: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsMentalHealthInput"][] | components["schemas"]["ItemsMentalHealthInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsMentalHealth"][];
                    };
                };
            };
        };
    };
    readSingleItemsMentalHealth: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description Retrieve an item's state from a specific Content Version. The value corresponds to the "key" of the Content Version. */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsMentalHealth"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteSingleItemsMentalHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateSingleItemsMentalHealth: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsMentalHealthInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsMentalHealth"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    readItemsNews: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                "filter[id][_in]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsNews"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    createItemsNews: {
        parameters: {
            query?: {
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsNewsInput"][] | components["schemas"]["ItemsNewsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsNews"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteItemsNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateItemsNews: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsNewsInput"][] | components["schemas"]["ItemsNewsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsNews"][];
                    };
                };
            };
        };
    };
    readSingleItemsNews: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description Retrieve an item's state from a specific Content Version. The value corresponds to the "key" of the Content Version. */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsNews"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteSingleItemsNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateSingleItemsNews: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsNewsInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsNews"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    readItemsPages: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                "filter[id][_in]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsPages"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    createItemsPages: {
        parameters: {
            query?: {
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsPagesInput"][] | components["schemas"]["ItemsPagesInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsPages"][];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    deleteItemsPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateItemsPages: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsPagesInput"][] | components["schemas"]["ItemsPagesInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsPages"][];
                    };
                };
            };
        };
    };
    readSingleItemsPages: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description Retrieve an item's state from a specific Content Version. The value corresponds to the "key" of the Content Version. */
                version?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsPages"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteSingleItemsPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateSingleItemsPages: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Index of the item. */
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ItemsPagesInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["ItemsPages"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    offlineBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            bytes: number;
                            cover?: string;
                            files: {
                                bytes: number;
                                url: string;
                            }[];
                            id: number;
                            readers: {
                                en?: string;
                                vi?: string;
                            };
                            titles: {
                                en?: string;
                                vi?: string;
                            };
                            version: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                code: string;
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    itemPictures: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path: {
                collection: "documents" | "news" | "events" | "lesson_plans" | "mental_health";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            file: {
                                blurred_colors: string | null;
                                focal_point_x: number | null;
                                focal_point_y: number | null;
                                height: number | null;
                                id: string;
                                modified_on: string | null;
                                width: number | null;
                            } | null;
                            id: number;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                code: string;
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: number;
                    email?: string;
                    kind: string;
                    /** @enum {string} */
                    lang: "vi" | "en";
                    message: string;
                    page: number;
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                code: string;
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                kind: "documents" | "news" | "events" | "lesson-plans" | "mental-health" | "about-us" | "help-center";
                lang: "vi" | "en";
                q: string;
                page?: string;
                limit?: string;
                sort?: "relevance" | "recent" | "oldest";
                accents?: "typed" | "any";
                without?: string;
                options?: string;
                category?: string;
                type?: "book" | "study";
                age?: string;
                disability?: string;
                language?: "vi" | "en";
                sign?: "1";
                audio?: "1";
                subtitle?: "1";
                easy?: "1";
                status?: "live" | "upcoming" | "over";
                month?: string;
                author?: string;
                audience?: string;
                level?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            broader: string[];
                            corrected: string | null;
                            counts?: {
                                [key: string]: number;
                            };
                            isTotalExact: boolean;
                            items: {
                                id: number;
                                snippet: {
                                    marks: number[][];
                                    text: string;
                                } | null;
                                title: {
                                    marks: number[][];
                                    text: string;
                                };
                            }[];
                            otherAccents: number;
                            total: number;
                            understood: {
                                ages: {
                                    from: number;
                                    to: number;
                                } | null;
                                from: number;
                                name: string;
                                text: string;
                                to: number;
                                value: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                /** @enum {string} */
                                code: "INVALID_QUERY" | "REQUESTS_EXCEEDED" | "SERVICE_UNAVAILABLE" | "INTERNAL_SERVER_ERROR";
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    searchCounts: {
        parameters: {
            query: {
                kind: "documents" | "news" | "events" | "lesson-plans" | "mental-health" | "about-us" | "help-center";
                options: string;
                category?: string;
                type?: "book" | "study";
                age?: string;
                disability?: string;
                language?: "vi" | "en";
                sign?: "1";
                audio?: "1";
                subtitle?: "1";
                easy?: "1";
                status?: "live" | "upcoming" | "over";
                month?: string;
                author?: string;
                audience?: string;
                level?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            [key: string]: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                /** @enum {string} */
                                code: "INVALID_QUERY" | "REQUESTS_EXCEEDED" | "SERVICE_UNAVAILABLE" | "INTERNAL_SERVER_ERROR";
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    searchList: {
        parameters: {
            query?: {
                page?: string;
                limit?: string;
                sort?: "recent" | "oldest";
                category?: string;
                type?: "book" | "study";
                age?: string;
                disability?: string;
                language?: "vi" | "en";
                sign?: "1";
                audio?: "1";
                subtitle?: "1";
                easy?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ids: number[];
                            isTotalExact: boolean;
                            total: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                /** @enum {string} */
                                code: "INVALID_QUERY" | "REQUESTS_EXCEEDED" | "SERVICE_UNAVAILABLE" | "INTERNAL_SERVER_ERROR";
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    suggest: {
        parameters: {
            query: {
                lang: "vi" | "en";
                q: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @enum {string} */
                            kind: "documents" | "news" | "events" | "lesson-plans" | "mental-health" | "about-us" | "help-center";
                            picture: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                modified_on: string;
                            } | null;
                            slug: string;
                            title: {
                                marks: number[][];
                                text: string;
                            };
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            extensions: {
                                /** @enum {string} */
                                code: "INVALID_QUERY" | "REQUESTS_EXCEEDED" | "SERVICE_UNAVAILABLE" | "INTERNAL_SERVER_ERROR";
                            };
                            message: string;
                        }[];
                    };
                };
            };
        };
    };
    getUsers: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
                "filter[username]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Users"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    createUser: {
        parameters: {
            query?: {
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UsersInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Users"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    updateUsers: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description A limit on the number of objects that are returned. */
                limit?: components["parameters"]["Limit"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
                /** @description How many items to skip when fetching data. */
                offset?: components["parameters"]["Offset"];
                /** @description How to sort the returned items. `sort` is a CSV of fields used to sort the fetched items. Sorting defaults to ascending (ASC) order but a minus sign (` - `) can be used to reverse this to descending (DESC) order. Fields are prioritized by their order in the CSV. You can also use a ` ? ` to sort randomly. */
                sort?: components["parameters"]["Sort"];
                /** @description Select items in collection by given conditions. */
                filter?: components["parameters"]["Filter"];
                /** @description Filter by items that contain the given search query in one of their fields. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    data?: components["schemas"]["UsersInput"];
                    keys?: string[];
                };
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Users"][];
                        meta?: components["schemas"]["x-metadata"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Email address or array of email addresses of the to-be-invited user(s). */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Users"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description Password of the user.
                     * @example d1r3ctu5
                     */
                    password?: string;
                    /**
                     * @description Accept invite token.
                     * @example eyJh...KmUk
                     */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Users"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Users"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateMe: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    age_range?: number | null;
                    first_name?: string | null;
                    gender?: number | null;
                    language?: string;
                    last_name?: string | null;
                    phone?: string | null;
                    phone_country?: number | null;
                    school?: number | null;
                    type_of_disabilities?: {
                        create: {
                            options_id: number;
                        }[];
                        delete: number[];
                        update: {
                            id: number;
                        }[];
                    };
                    you_are?: number | null;
                };
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Users"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    meTfaDisable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    meTfaEnable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateLastUsedPageMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Path of the page you used last. */
                    last_page?: string;
                };
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for the object. */
                id: components["parameters"]["UUId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: components["schemas"]["Users"];
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Unique identifier for the object. */
                id: components["parameters"]["UUId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /** @description Control what fields are being returned in the object. */
                fields?: components["parameters"]["Fields"];
                /** @description What metadata to return in the response. */
                meta?: components["parameters"]["Meta"];
            };
            header?: never;
            path: {
                /** @description Unique identifier for the object. */
                id: components["parameters"]["UUId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UsersInput"];
            };
        };
        responses: {
            /** @description Successful request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["UnauthorizedError"];
            404: components["responses"]["NotFoundError"];
        };
    };
}
