#if IOS15
    // What is shown has a title, actions and often a message; where it presents data, it is shown only while there are
    // some.
    extension View {
        func dialog<T>(
            _ name: String, _ title: Text, if isPresented: Binding<Bool>, _ data: T?, _ actions: (T) -> any View,
            _ message: (T) -> any View
        ) -> some View {
            presentation(name, of: isPresented.wrappedValue ? data : nil) { data in
                VStack {
                    title
                    AnyView(actions(data))
                    AnyView(message(data))
                }
            }
        }

        public func alert<A: View>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
        ) -> some View {
            dialog("alert", Text(titleKey), if: isPresented, (), { actions() }, { EmptyView() })
        }

        @_disfavoredOverload
        public func alert<S: StringProtocol, A: View>(
            _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
        ) -> some View {
            dialog("alert", Text(title), if: isPresented, (), { actions() }, { EmptyView() })
        }

        public func alert<A: View, M: View>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
            @ViewBuilder message: () -> M
        ) -> some View {
            dialog("alert", Text(titleKey), if: isPresented, (), { actions() }, { message() })
        }

        @_disfavoredOverload
        public func alert<S: StringProtocol, A: View, M: View>(
            _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View {
            dialog("alert", Text(title), if: isPresented, (), { actions() }, { message() })
        }

        @_disfavoredOverload
        public func alert<S: StringProtocol, A: View, T>(
            _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
        ) -> some View {
            dialog("alert", Text(title), if: isPresented, data, { actions($0) }, { _ in EmptyView() })
        }

        public func confirmationDialog<A: View>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: () -> A
        ) -> some View {
            dialog(
                "dialog \(titleVisibility)", Text(titleKey), if: isPresented, (), { actions() }, { EmptyView() })
        }

        @_disfavoredOverload
        public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
            _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
            @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View {
            dialog(
                "dialog \(titleVisibility)", Text(title), if: isPresented, data, { actions($0) }, { message($0) })
        }
    }
#endif
